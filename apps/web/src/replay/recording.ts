import type { AnyStage } from "@harbor/face";
import { type Fact, type Move, type Replay, readReplay, type Sound, verifyReplay } from "@harbor/kit";

/** The game after one of its actions. Step 0 is the start, before anybody has done anything. */
export type Moment = {
  readonly state: unknown;
  readonly move: Move<unknown> | undefined;
  readonly round: number;
  /** How many facts there are by now. */
  readonly told: number;
};

/** A finished game, checked, with every state there was: they share what did not change, so all of them cost little. */
export type Recording = {
  readonly replay: Replay;
  readonly text: string;
  readonly moments: readonly Moment[];
  readonly facts: readonly Fact<unknown>[];
  /** The step with which each round begins. */
  readonly rounds: readonly { readonly round: number; readonly step: number }[];
};

export function openRecording(stage: AnyStage, text: string): Sound<Recording> {
  const read = readReplay(text);
  if (!read.ok) return read;
  const { game } = stage;
  const moments: Moment[] = [];
  const facts: Fact<unknown>[] = [];
  const verified = verifyReplay(game, read.value, ({ state, move, facts: fresh }) => {
    facts.push(...fresh);
    moments.push({ state, move, round: game.round(state), told: facts.length });
  });
  if (!verified.ok) return verified;
  const rounds = moments.flatMap(({ round }, step) =>
    step === 0 || round !== moments[step - 1]?.round ? [{ round, step }] : [],
  );
  return { ok: true, value: { replay: read.value, text, moments, facts, rounds } };
}
