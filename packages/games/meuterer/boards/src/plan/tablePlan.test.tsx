// @vitest-environment happy-dom

import { anyStateLike, seedFrom } from "@harbor/kit";
import { type Action, type Event, meuterer, type View } from "@harbor/meuterer";
import type { Happened, Queue, Queued } from "@harbor/ui";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type TurnPlan, useTurnPlan } from "./useTurnPlan.ts";

let root: Root;
let sets: (readonly Queued<Action>[])[];
let sent: Action[];
let now: TurnPlan | undefined;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
  root = createRoot(document.createElement("div"));
  sets = [];
  sent = [];
  now = undefined;
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

type Given = {
  readonly view: View;
  readonly seat: number;
  readonly answers: readonly Queued<Action>[];
  readonly history?: readonly Happened<Event>[];
};

/** The plan of a seat at a table that keeps these answers for it. */
function show(given: Given): TurnPlan {
  act(() => root.render(<Seen {...given} />));
  if (now === undefined) throw new Error("nothing is shown");
  return now;
}

function Seen({ view, seat, answers, history = [] }: Given) {
  const legal = meuterer.legal(anyStateLike(meuterer, view), seat);
  const isAsked = meuterer.pending(anyStateLike(meuterer, view)).includes(seat);
  const queue: Queue<Action> = { answers, sending: false, set: (next) => void sets.push(next) };
  const act = (action: Action) => void sent.push(action);
  now = useTurnPlan({ view, seat, history, legal: isAsked ? legal : [], queue, isResting: false, act });
  return undefined;
}

/** The captain is asked for a card. */
function atLading(): { readonly view: View; readonly seat: number; readonly other: number } {
  const begun = meuterer.begin({ mode: "plain", seats: 4, chart: "shuffled" }, seedFrom("table plan"));
  if (!begun.ok) throw new Error(begun.problem);
  const [seat = 0] = meuterer.pending(begun.state);
  const state = meuterer.advance(begun.state, seat, { type: "offer", wage: 1 });
  return { view: meuterer.view(state, seat), seat, other: (seat + 1) % 4 };
}

test("what is planned is left at the table, and what the table keeps is the plan", () => {
  const { view, seat } = atLading();
  const { plan, change, withdraw } = show({ view, seat, answers: [{ type: "lay", kind: "pirate" }] });
  expect(plan.turns).toEqual(["pirate"]);
  act(() => change({ turns: ["salt", "pass"], noSabers: true }));
  expect(sets.at(-1)).toEqual([{ type: "lay", kind: "salt" }, { type: "pass" }, { type: "fight", sabers: 0 }]);
  act(() => withdraw());
  expect(sets.at(-1)).toEqual([]);
});

test("the table answers, and this tab sends nothing beside it", () => {
  const { view, seat } = atLading();
  const kind = view.players[seat]?.hand?.[0] ?? "salt";
  const { next } = show({ view, seat, answers: [{ type: "lay", kind }] });
  expect(next).toEqual({ type: "lay", kind });
  act(() => void vi.advanceTimersByTime(10_000));
  expect(sent).toEqual([]);
});

test("a card that can no longer be laid ends the plan at once, except for the answer about sabers", () => {
  const { view, seat } = atLading();
  show({
    view,
    seat,
    answers: [
      { type: "lay", kind: "pirate" },
      { type: "fight", sabers: 0 },
    ],
  });
  expect(sets.at(-1)).toEqual([{ type: "fight", sabers: 0 }]);
  expect(show({ view, seat, answers: [{ type: "fight", sabers: 0 }] }).plan).toMatchObject({
    stopped: "card",
    noSabers: true,
  });
});

test("a plan that the table dropped because of the pirates is told, until something else is planned", () => {
  const { view, other } = atLading();
  const answers: readonly Queued<Action>[] = [{ type: "pass" }];
  const history: readonly Happened<Event>[] = [{ n: 0, event: { type: "cargo-sunk", cards: 2 } }];
  expect(show({ view, seat: other, answers }).plan.stopped).toBeUndefined();
  const told = show({ view, seat: other, answers: [], history });
  expect(told.plan.stopped).toBe("pirates");
  act(() => told.change({ turns: ["pass"] }));
  expect(show({ view, seat: other, answers, history }).plan).toMatchObject({ turns: ["pass"] });
  expect(show({ view, seat: other, answers, history }).plan.stopped).toBeUndefined();
});
