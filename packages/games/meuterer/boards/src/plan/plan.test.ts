import { anyStateLike, seedFrom } from "@harbor/kit";
import { type Action, meuterer, type State } from "@harbor/meuterer";
import { expect, test } from "vitest";
import {
  afterSending,
  emptyPlan,
  mayPlan,
  mayWaiveSabers,
  type Plan,
  planIn,
  plannedAnswer,
  queueOf,
  readPlan,
  stopped,
  unplanned,
  writePlan,
} from "./plan.ts";

const OPTIONS = { mode: "plain", seats: 4, chart: "shuffled" } as const;

function begin(name: string): State {
  const begun = meuterer.begin(OPTIONS, seedFrom(name));
  if (!begun.ok) throw new Error(begun.problem);
  return begun.state;
}

/** A game at the first question of this step, played with the first answer that is no pass. */
function until(step: State["step"], name = "plans"): { readonly state: State; readonly seat: number } {
  let state = begin(name);
  for (let [seat] = meuterer.pending(state); seat !== undefined; [seat] = meuterer.pending(state)) {
    if (state.step === step) return { state, seat };
    const legal = meuterer.legal(state, seat);
    const mutineer = legal.find((action) => action.type === "take" && action.role === "mutineer");
    const pass = legal.find(({ type }) => type === "pass");
    state = meuterer.advance(state, seat, mutineer ?? pass ?? legal[0] ?? { type: "pass" });
  }
  throw new Error(`no game comes to ${step}`);
}

const legalAt = (state: State, seat: number): readonly Action[] => {
  return meuterer.legal(anyStateLike(meuterer, meuterer.view(state, seat)), seat);
};
const plan = (change: Partial<Plan>): Plan => ({ ...emptyPlan(1, 0), ...change });

test("planned turns are played one at a time, and each only when it is still legal", () => {
  const { state, seat } = until("lading");
  const view = meuterer.view(state, seat);
  const [kind = "salt"] = view.players[seat]?.hand ?? [];
  const legal = legalAt(state, seat);
  const planned = plan({ turns: [kind, "pass"] });
  expect(plannedAnswer(planned, view, 0, legal)).toEqual({ action: { type: "lay", kind } });
  const after = afterSending(planned, view);
  expect(after.turns).toEqual(["pass"]);
  // The same question comes again: the answer was refused, and the next turn must not be played in its place.
  expect(plannedAnswer(after, view, 0, legal)).toEqual({ stop: "refused" });
  // The captain may not pass in his first turn.
  expect(plannedAnswer(plan({ turns: ["pass"] }), view, 0, legal)).toEqual({ stop: "card" });
  expect(plannedAnswer(plan({ turns: ["pirate"] }), view, 0, legal)).toEqual({ stop: "card" });
  expect(plannedAnswer(planned, view, 1, legal)).toEqual({ stop: "pirates" });
  expect(plannedAnswer(plan({ noSabers: true }), view, 0, legal)).toBeUndefined();
  expect(unplanned(view.players[seat]?.hand ?? [], planned)).toHaveLength(4);
});

test("of the roles wanted, the first that is there is taken", () => {
  const { state, seat } = until("roles");
  const view = meuterer.view(state, seat);
  const legal = legalAt(state, seat).filter((action) => action.type !== "take" || action.role !== "merchant");
  expect(plannedAnswer(plan({ wishes: ["merchant", "mate", "loader"] }), view, 0, legal)).toEqual({
    action: { type: "take", role: "mate" },
  });
  expect(plannedAnswer(plan({ wishes: ["merchant"] }), view, 0, legal)).toEqual({ stop: "roles" });
  expect(plannedAnswer(plan({}), view, 0, legal)).toBeUndefined();
});

test("no sabers can be promised by everybody, whatever they hold, until they have decided", () => {
  const { state, seat } = until("mutiny");
  const view = meuterer.view(state, seat);
  expect(plannedAnswer(plan({ noSabers: true }), view, 0, legalAt(state, seat))).toEqual({
    action: { type: "fight", sabers: 0 },
  });
  const before = until("lading").state;
  for (const one of [0, 1, 2, 3]) {
    const bare = meuterer.view(before, one);
    const armed = {
      ...bare,
      players: bare.players.map((player) => ({ ...player, hand: ["saber"] as const, cards: 1 })),
    };
    expect(mayWaiveSabers(bare, one)).toBe(true);
    expect(mayWaiveSabers(armed, one)).toBe(true);
    expect(mayPlan(bare, one)).toBe(true);
    expect(mayPlan(view, one)).toBe(false);
  }
  expect(mayWaiveSabers(view, seat)).toBe(false);
});

test("a plan survives a reload, and what is none is ignored", () => {
  const written = plan({ turns: ["salt", "salt", "pass"], wishes: ["merchant", "mate"], noSabers: true });
  expect(readPlan(writePlan(written))).toEqual(written);
  for (const text of [null, "", "{}", "[]", "null", '{"round":"1"}']) expect(readPlan(text)).toBeUndefined();
  expect(readPlan('{"round":1,"raids":0,"noSabers":false,"turns":["gold",3,"salt"],"wishes":7}')?.turns).toEqual([
    "salt",
  ]);
});

test("a table keeps a plan as answers in the order of the questions", () => {
  const whole = plan({ turns: ["salt", "salt", "pass"], wishes: ["merchant", "mate"], noSabers: true });
  const queue = queueOf(whole);
  expect(queue).toEqual([
    { type: "lay", kind: "salt" },
    { type: "lay", kind: "salt" },
    { type: "pass" },
    [
      { type: "take", role: "merchant" },
      { type: "take", role: "mate" },
    ],
    { type: "fight", sabers: 0 },
  ]);
  expect(planIn(queue, 1, 0)).toEqual(whole);
  expect(queueOf(planIn([], 1, 0))).toEqual([]);
  for (const answer of queue.flat()) expect(meuterer.readAction(answer)).toEqual(answer);
});

test("a plan that is given up keeps nothing but the standing answer about sabers", () => {
  const given = stopped(plan({ turns: ["salt"], wishes: ["mate"], noSabers: true }), "pirates");
  expect(given).toMatchObject({ turns: [], wishes: [], noSabers: true, stopped: "pirates" });
});
