import { type AnyStage, Modal } from "@harbor/face";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { OwnCards } from "../cards/OwnCards.tsx";
import { useReplayTexts } from "../replay/texts/useReplayTexts.ts";
import { keepHash } from "./keptHash.ts";
import { useTableStore } from "./tableStore.ts";

/** What is worth knowing of a table but not worth its place on it: the hash of the seed above all. */
export function TableInfo({ stage }: { readonly stage: AnyStage }) {
  const { t } = useReplayTexts();
  const { t: common } = useTranslation();
  const [open, setOpen] = useState(false);
  const view = useTableStore((store) => store.snapshot?.view);
  const lobby = useTableStore((store) => store.snapshot?.lobby);
  const again = useTableStore((store) => store.snapshot?.again === true);
  const secret = view === undefined ? undefined : stage.secretOf(view);
  const code = lobby?.code;
  const hash = secret?.commitment;
  useEffect(() => {
    if (code !== undefined && hash !== undefined) keepHash(code, hash);
  }, [code, hash]);
  if (secret === undefined) return undefined;
  return (
    <>
      {again && (
        <span className="again-sign" title={t("info.again")}>
          ↻<span className="unseen">{t("info.again")}</span>
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
            {again && <p className="note">{t("info.again")}</p>}
            <dl className="info">
              <dt>{t("info.hash")}</dt>
              <dd>
                <code>{secret.commitment}</code>
              </dd>
              <dt>{t("info.seed")}</dt>
              <dd>{secret.seed === undefined ? t("info.seedLater") : <code>{secret.seed}</code>}</dd>
            </dl>
            <p>{t("info.hashText")}</p>
            <OwnCards stage={stage} />
          </div>
        </Modal>
      )}
    </>
  );
}
