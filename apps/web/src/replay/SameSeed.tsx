import type { Move, Replay } from "@harbor/kit";
import type { AnyGameClient, Person } from "@harbor/ui";
import { useState } from "react";
import { handInCards } from "../api/cards.ts";
import { createTable, introduce } from "../api/http.ts";
import { plainOptions } from "../api/plainOptions.ts";
import { shareReplay } from "../api/replays.ts";
import { go } from "../router.ts";
import { useSettings } from "../settings/settingsStore.ts";
import type { LocalPlan } from "../table/localPlan.ts";
import { ContinueDialog } from "./ContinueDialog.tsx";
import { useReplayTexts } from "./texts/useReplayTexts.ts";

type SameSeedProps = {
  readonly client: AnyGameClient;
  readonly file: string;
  readonly replay: Replay;
  readonly people: readonly Person[];
  start(plan: LocalPlan, moves: readonly Move<unknown>[]): void;
};

/** Plays a finished game's shuffles again: on this screen, or at a table with others. */
export function SameSeed({ client, file, replay, people, start }: SameSeedProps) {
  const { t } = useReplayTexts();
  const name = useSettings((settings) => settings.name);
  const language = useSettings((settings) => settings.language);
  const [choosing, setChoosing] = useState(false);
  const [refused, setRefused] = useState<string>();

  /** The server accepts a seed only from a game that it has verified. */
  async function openOnline() {
    await introduce(name || undefined);
    const { cardLists } = client.game;
    const cards = cardLists === undefined ? undefined : await handInCards(replay.game, cardLists);
    const shared = cards?.ok === false ? cards : await shareReplay(file);
    const settings = {
      game: replay.game,
      ...(cards?.ok && { cards: cards.value.hash }),
      options: plainOptions(replay.options),
      isPublic: false,
      spectators: true,
    };
    const made = shared.ok ? await createTable(settings, shared.value) : shared;
    if (made.ok) go(`/t/${made.value.code}`);
    else setRefused(made.code);
  }

  return (
    <div className="same-seed">
      <p>{t("after.againText")}</p>
      <div className="row">
        <button type="button" className="button main" onClick={() => setChoosing(true)}>
          {t("after.againHere")}
        </button>
        <button type="button" className="button" onClick={() => void openOnline()}>
          {t("after.againOnline")}
        </button>
      </div>
      {refused !== undefined && <p role="alert">{t("after.notShared", { code: refused })}</p>}
      {choosing && (
        <ContinueDialog
          client={client}
          replay={replay}
          step={0}
          title={client.frameTexts[language].sameSeed.name}
          people={people}
          start={start}
          close={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
