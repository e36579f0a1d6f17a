import type { Candidate, Sight, Told, Why } from "@harbor/bots";
import {
  type Action,
  type BidAction,
  doWork,
  type HarborAction,
  type HarborSide,
  type View,
} from "@harbor/bremerhaven";
import { reasonFor, reasonForBid } from "./advice.ts";
import { businessOf } from "./business.ts";
import { forecast, gain } from "./forecast.ts";
import { type Mind, seasonFor } from "./mind.ts";
import { sceneOfView } from "./scene.ts";
import { incomeOf } from "./season.ts";

/** An option: these actions, one after the other. */
export function wayOf([action, ...then]: readonly Action[], prior: number): Candidate<Action> {
  if (action === undefined) throw new Error("a way to go on begins with an action");
  return { action, then, prior };
}

export function actionsOf({ action, then = [] }: Candidate<Action>): readonly Action[] {
  return [action, ...then];
}

/** What was done and what would have been better, reduced to the actions that differ. */
export function tellWays(
  mind: Mind,
  sight: Sight<View, Action>,
  done: Candidate<Action>,
  better: Candidate<Action>,
): Told<Action> {
  if (sight.view.step === "harbor")
    return { ...differenceOf(done, better), why: reasonForEvening(mind, sight, better, done) };
  const { action } = done;
  if (action.type !== "bid")
    return { done: [action], better: [better.action], why: reasonFor(mind, sight, better.action) };
  // Preferably compare with another use of the same card, if there is one.
  const tellings = actionsOf(better)
    .flatMap((bid) => (bid.type === "bid" ? [{ bid, isSame: bid.card === action.card }] : []))
    .toSorted((one, other) => Number(other.isSame) - Number(one.isSame))
    .map(({ bid }) => ({ bid, why: reasonForPlan(mind, sight, better, bid) }));
  const telling = tellings.find(({ why }) => why.kind !== "spare") ?? tellings[0];
  return telling === undefined
    ? { done: [action], better: [better.action], why: reasonFor(mind, sight, better.action) }
    : { done: [action], better: [telling.bid], why: telling.why };
}

/** A card is played together with others that go to the same slot. */
function reasonForPlan(mind: Mind, sight: Sight<View, Action>, plan: Candidate<Action>, { slot }: BidAction): Why {
  const added = actionsOf(plan).reduce(
    (sum, one) => (one.type === "bid" && one.slot === slot ? sum + one.card : sum),
    0,
  );
  return reasonForBid(mind, sight, slot, added);
}

/** How much better Captain's evening is for the seat, in money. */
function reasonForEvening(
  mind: Mind,
  { view, seat }: Sight<View, Action>,
  better: Candidate<Action>,
  done: Candidate<Action>,
): Why {
  const player = view.players[seat];
  if (player === undefined) return { kind: "even", values: {} };
  const season = { ...seasonFor(mind, sceneOfView(view)), toMake: 0 as const };
  const { money, bank, harbor } = player;
  const start: HarborSide = { money, bank, harbor };
  const [after, before] = [better, done].map((way) => {
    const side = actionsOf(way)
      .filter(isWork)
      .reduce((now, step) => doWork(mind.cards, now, step), start);
    return forecast(businessOf(mind.cards, { ...player, ...side }), season, incomeOf(view, seat));
  });
  const count = before === undefined || after === undefined ? 0 : Math.round(gain(before, after));
  return count < 1 ? { kind: "even", values: {} } : { kind: "gain", values: { count } };
}

function isWork(action: Action): action is HarborAction {
  return ["produce", "move", "pack", "unpack", "deposit"].includes(action.type);
}

/** The moves that only one of two evenings has; only deliveries if there are any, since they are the point. */
function differenceOf(done: Candidate<Action>, better: Candidate<Action>): Pick<Told<Action>, "done" | "better"> {
  const [was, might] = [done, better].map(actionsOf);
  const [lostly, newly] = [beyond(was ?? [], might ?? []), beyond(might ?? [], was ?? [])];
  const told = [...lostly, ...newly].some(isDelivery) ? isDelivery : isWork;
  const [wasTold, mightTold] = [lostly, newly].map((actions) => actions.filter(told));
  const orNothing = (actions: readonly Action[] = [], all: readonly Action[] = []) =>
    actions.length > 0 ? actions : all.slice(-1);
  return { done: orNothing(wasTold, was), better: orNothing(mightTold, might) };
}

function isDelivery(action: Action): boolean {
  return action.type === "move" && action.to.startsWith("contract:");
}

/** The actions of one that the other lacks, no matter where a good came from. */
function beyond(one: readonly Action[], other: readonly Action[]): readonly Action[] {
  const name = (action: Action) => JSON.stringify(action.type === "move" ? { ...action, from: "" } : action);
  const left = other.map(name);
  return one.filter((action) => {
    const at = left.indexOf(name(action));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
