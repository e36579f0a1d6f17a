import { type AnyGameClient, Modal } from "@harbor/ui";
import { lazy, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Later } from "../mishap/Later.tsx";
import { useSettings } from "../settings/settingsStore.ts";
import { storeHash } from "./keptHash.ts";
import { useTableStore } from "./tableStore.ts";

const TableFacts = lazy(async () => ({ default: (await import("./TableFacts.tsx")).TableFacts }));

/** Facts about a table that need no permanent place on the screen, above all the hash of the seed. */
export function TableInfo({ client }: { readonly client: AnyGameClient }) {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const [open, setOpen] = useState(false);
  const view = useTableStore((store) => store.snapshot?.view);
  const lobby = useTableStore((store) => store.snapshot?.lobby);
  const again = useTableStore((store) => store.snapshot?.again === true);
  const secret = view === undefined ? undefined : client.secretOf(view);
  const code = lobby?.code;
  const hash = secret?.commitment;
  useEffect(() => {
    if (code !== undefined && hash !== undefined) storeHash(code, hash);
  }, [code, hash]);
  if (secret === undefined) return undefined;
  const { sameSeed } = client.frameTexts[language];
  const repeats = `${sameSeed.name}. ${sameSeed.text}`;
  return (
    <>
      {again && (
        <span className="again-sign" title={repeats}>
          ↻<span className="unseen">{repeats}</span>
        </span>
      )}
      <button
        type="button"
        className="button round quiet info-button"
        aria-label={t("aboutTable")}
        title={t("aboutTable")}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">i</span>
      </button>
      {open && (
        <Modal title={t("aboutTable")} className="dialog" closeLabel={t("close")} close={() => setOpen(false)}>
          <Later>
            <TableFacts client={client} secret={secret} repeats={again ? repeats : undefined} />
          </Later>
        </Modal>
      )}
    </>
  );
}
