import type { Move, Replay } from "@harbor/kit";
import { type AnyGameClient, Modal, type Person } from "@harbor/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { gameOf, type LocalPlan } from "../table/localPlan.ts";
import { useGame } from "../useGame.ts";
import { modeOf } from "./people.ts";
import { useReplayTexts } from "./texts/useReplayTexts.ts";

type ContinueDialogProps = {
  readonly client: AnyGameClient;
  readonly replay: Replay;
  /** The number of actions to keep. */
  readonly step: number;
  readonly title: string;
  readonly people: readonly Person[];
  start(plan: LocalPlan, moves: readonly Move<unknown>[]): void;
  close(): void;
};

/** Continues a recorded game on this screen from this step: who plays which seat? */
export function ContinueDialog({ client, replay, step, title, people, start, close }: ContinueDialogProps) {
  const { Sign } = useGame();
  const { t } = useReplayTexts();
  const { t: common } = useTranslation();
  const [kinds, setKinds] = useState<readonly Person["kind"][]>(people.map(({ kind }) => kind));
  const mode = modeOf(replay.options);
  const solo = client.modes.some(({ id, alone }) => id === mode && alone);
  const kind = solo ? "solo" : "hotseat";
  const ready = kinds.includes("person");

  function begin() {
    const plan: LocalPlan = {
      kind,
      ...gameOf(client),
      mode,
      options: replay.options,
      seed: replay.seed,
      people: people.map((person, seat) => ({ ...person, kind: kinds[seat] ?? "person" })),
      again: true,
    };
    start(plan, replay.moves.slice(0, step));
  }

  return (
    <Modal title={title} className="dialog" closeLabel={common("close")} close={close}>
      <div className="stack">
        <p>{t(solo ? "continue.textSolo" : "continue.text")}</p>
        {!solo && (
          <ul className="people">
            {people.map(({ name, color }, seat) => (
              <li key={color} className="person">
                <Sign color={color} className="person-sign" />
                <b className="person-name">{name}</b>
                <fieldset className="row" aria-label={t("continue.kindOf", { name })}>
                  {(["person", "bot"] as const).map((one) => (
                    <button
                      key={one}
                      type="button"
                      className="button"
                      aria-pressed={kinds[seat] === one}
                      onClick={() => setKinds(kinds.with(seat, one))}
                    >
                      {t(`continue.${one}`)}
                    </button>
                  ))}
                </fieldset>
              </li>
            ))}
          </ul>
        )}
        {!ready && <p role="alert">{t("continue.needs")}</p>}
        <button type="button" className="button main" disabled={!ready} onClick={begin}>
          {t("continue.start")}
        </button>
      </div>
    </Modal>
  );
}
