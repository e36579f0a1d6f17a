import { type Fact, type Move, type Replay, type ReplayResult, readReplay, verifyReplay } from "@harbor/kit";
import type { AnyGameClient } from "@harbor/ui";

/** The game after an action. Step 0 is the start, before any action. */
export type Moment = {
  readonly state: unknown;
  readonly move: Move<unknown> | undefined;
  readonly round: number;
  /** The number of facts so far. */
  readonly told: number;
};

/** A verified game with all its states. They share what did not change, so they take little memory. */
export type Recording = {
  readonly replay: Replay;
  readonly text: string;
  readonly moments: readonly Moment[];
  readonly facts: readonly Fact<unknown>[];
  /** The first step of each round. */
  readonly rounds: readonly { readonly round: number; readonly step: number }[];
};

export function openRecording(client: AnyGameClient, text: string): ReplayResult<Recording> {
  const read = readReplay(text);
  if (!read.ok) return read;
  const { game } = client;
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
