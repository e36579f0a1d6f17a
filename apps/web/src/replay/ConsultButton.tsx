import { type AnyGameClient, Modal, type Person } from "@harbor/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BotPortrait } from "../bots/BotPortrait.tsx";
import { adviserOf } from "../bots/botFace.ts";
import { useSettings } from "../settings/settingsStore.ts";
import type { Consulted, RecordedTable } from "../table/recordedTable.ts";
import { useGame } from "../useGame.ts";
import { useReplayTexts } from "./texts/useReplayTexts.ts";

type ConsultButtonProps = {
  readonly client: AnyGameClient;
  readonly table: RecordedTable;
  readonly people: readonly Person[];
};

/** In a recorded game: shows what one of the best bots would do at this step. */
export function ConsultButton({ client, table, people }: ConsultButtonProps) {
  const game = useGame();
  const { t: tell } = useReplayTexts();
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const [found, setFound] = useState<Consulted | "thinking" | "none">();
  const adviser = adviserOf(game);
  if (adviser === undefined) return undefined;
  const { id, name } = adviser;
  const title = tell("advice.ask", { name });

  async function ask(): Promise<void> {
    table.pause();
    setFound("thinking");
    const consulted = (await table.consult()) ?? "none";
    // The answer may have been closed meanwhile.
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
        <BotPortrait bot={id} className="consult-face" />
      </button>
      {found !== undefined && (
        <Modal title={title} className="dialog" closeLabel={t("close")} close={() => setFound(undefined)}>
          <div className="consult" role="status">
            <BotPortrait bot={id} className="consult-portrait" />
            <p>{words()}</p>
          </div>
        </Modal>
      )}
    </>
  );

  function words() {
    if (found === "thinking") return tell("advice.thinking", { name });
    if (found === undefined || found === "none") return tell("advice.none", { name });
    return (
      <>
        <span className="consult-seat">{people[found.seat]?.name ?? client.frameTexts[language].automaton}</span>
        <client.AdviceText
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
