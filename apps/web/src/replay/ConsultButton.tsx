import { type AnyStage, Modal, type Person } from "@harbor/face";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FACE } from "../games.ts";
import { useSettings } from "../settings/settingsStore.ts";
import type { Consulted, RecordedTable } from "../table/recordedTable.ts";

type ConsultButtonProps = {
  readonly stage: AnyStage;
  readonly table: RecordedTable;
  readonly people: readonly Person[];
};

/** In a recorded game: what one of the best would do at this step, from the seat whose turn it is. */
export function ConsultButton({ stage, table, people }: ConsultButtonProps) {
  const { t } = useTranslation("board");
  const { t: common } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const [found, setFound] = useState<Consulted | "thinking" | "none">();
  const adviser = FACE.bots.find(({ id }) => id === FACE.adviser);
  if (adviser === undefined) return undefined;
  const { id, name } = adviser;
  const title = t("hint.ask", { name });

  async function ask(): Promise<void> {
    table.pause();
    setFound("thinking");
    const consulted = (await table.consult()) ?? "none";
    // Whoever has closed the answer meanwhile does not want it any more.
    setFound((now) => (now === "thinking" ? consulted : now));
  }
  return (
    <>
      <button
        type="button"
        className="button round quiet consult-button"
        aria-label={title}
        title={title}
        onClick={() => void ask()}
      >
        <FACE.BotPortrait bot={id} className="consult-face" />
      </button>
      {found !== undefined && (
        <Modal title={title} className="dialog" closeLabel={common("close")} close={() => setFound(undefined)}>
          <div className="consult" role="status">
            <FACE.BotPortrait bot={id} className="consult-portrait" />
            <p>{words()}</p>
          </div>
        </Modal>
      )}
    </>
  );

  function words() {
    if (found === "thinking") return t("hint.thinking", { name });
    if (found === undefined || found === "none") return t("hint.none", { name });
    return (
      <>
        <span className="consult-seat">{people[found.seat]?.name ?? t("dummy")}</span>
        <stage.AdviceText
          advice={found.advice}
          view={found.view}
          seat={found.seat}
          people={people}
          language={language}
        />
      </>
    );
  }
}
