import { type Action, bremerhaven, type View } from "@harbor/bremerhaven";
import { beginChecked, type Move, randomPlayer, recordMatch, seedFrom, writeReplay } from "@harbor/kit";

/** A valid game in which somebody pushes a crate back and forth for hours and takes all of it back, step by step. */
export function tediousReplay(steps: number): string {
  const read = bremerhaven.readOptions({ mode: "long", seats: 4 });
  if (!read.ok) throw new Error(read.problem);
  const plan = { options: read.value, seed: seedFrom("tedious") };
  const players = [0, 1, 2, 3].map((seat) => randomPlayer<View, Action>(seedFrom(`tedious ${seat}`)));
  const moves: Move<Action>[] = [];
  let { state } = beginChecked(bremerhaven, plan.options, plan.seed);
  let isTedious = false;
  const go = (seat: number, action: Action) => {
    const applied = bremerhaven.apply(state, seat, action);
    if (!applied.ok) throw new Error(applied.reason);
    state = applied.state;
    moves.push({ seat, action });
  };
  for (let seat = 0; ; ) {
    const [pending] = bremerhaven.pending(state);
    if (pending === undefined) break;
    seat = pending;
    const legal = bremerhaven.legal(state, seat);
    const push = legal.find((one) => one.type === "move" && /^space/.test(one.from) && /^space/.test(one.to));
    if (push?.type === "move" && !isTedious) {
      isTedious = true;
      const back: Action = { ...push, from: push.to, to: push.from };
      for (let step = 0; step < steps; step += 1) go(seat, step % 2 === 0 ? push : back);
      for (let step = 0; step < steps; step += 1) go(seat, { type: "undo" });
      continue;
    }
    const action = players[seat]?.({ seat, legal, view: () => bremerhaven.view(state, seat) });
    if (action !== undefined) go(seat, action);
  }
  return writeReplay(recordMatch(bremerhaven, plan, { state, moves, scores: bremerhaven.scores(state) ?? [] }));
}
