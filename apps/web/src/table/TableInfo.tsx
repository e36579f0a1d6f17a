import { type AnyGameClient, Modal } from "@harbor/ui";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { OwnCards } from "../cards/OwnCards.tsx";
import { useReplayTexts } from "../replay/texts/useReplayTexts.ts";
import { useSettings } from "../settings/settingsStore.ts";
import { storeHash } from "./keptHash.ts";
import { useTableStore } from "./tableStore.ts";

/** Facts about a table that need no permanent place on the screen, above all the hash of the seed. */
export function TableInfo({ client }: { readonly client: AnyGameClient }) {
  const { t } = useReplayTexts();
  const { t: common } = useTranslation();
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
        aria-label={t("info.open")}
        title={t("info.open")}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">i</span>
      </button>
      {open && (
        <Modal title={t("info.title")} className="dialog" closeLabel={common("close")} close={() => setOpen(false)}>
          <div className="stack">
            {again && <p className="note">{repeats}</p>}
            <dl className="info">
              <dt>{t("info.hash")}</dt>
              <dd>
                <code>{secret.commitment}</code>
              </dd>
              <dt>{t("info.seed")}</dt>
              <dd>{secret.seed === undefined ? t("info.seedLater") : <code>{secret.seed}</code>}</dd>
            </dl>
            <p>{t("info.hashText")}</p>
            <OwnCards client={client} />
          </div>
        </Modal>
      )}
    </>
  );
}
