import { playMatch, randomPlayer, seedFrom, wholeEvents } from "@harbor/kit";
import { type Action, type Event, meuterer, ROLES } from "@harbor/meuterer";
import { type Happened, MOST_FIGURES } from "@harbor/ui";
import { expect, test } from "vitest";
import { tally } from "./tally.tsx";

const SEATS = [0, 1, 2, 3];

/** A whole game as everybody together saw it. */
function play(seed: string) {
  const options = meuterer.readOptions({ mode: "plain", seats: 4 });
  if (!options.ok) throw new Error(options.problem);
  const seen: Event[] = [];
  const players = SEATS.map((seat) => randomPlayer<unknown, Action>(seedFrom(`${seed} ${seat}`)));
  const { scores } = playMatch(meuterer, { options: options.value, seed: seedFrom(seed), players }, ({ facts }) =>
    seen.push(...wholeEvents(facts)),
  );
  return { history: seen.map((event, n): Happened<Event> => ({ n, event })), scores };
}

const { history, scores } = play("tally");
const figures = SEATS.map((seat) => tally.figuresOf(history, seat));
const sumOf = (figure: string) => figures.reduce((sum, one) => sum + (one[figure] ?? 0), 0);
const countOf = (wanted: (event: Event) => boolean) => history.filter(({ event }) => wanted(event)).length;

test("every figure of a game belongs to a chart, and there are few enough to be kept", () => {
  const charted = tally.charts.flatMap(({ figures }) => figures);
  expect(Object.keys(figures[0] ?? {}).sort()).toEqual([...charted].sort());
  expect(charted.length).toBeLessThanOrEqual(MOST_FIGURES);
});

test("each round has its captain, and each role counts for whoever took it", () => {
  expect(sumOf("captain")).toBe(countOf(({ type }) => type === "round-begun"));
  for (const role of ROLES) {
    const taken = countOf((event) => event.type === "roles-revealed" && event.taken.some((one) => one.role === role));
    expect(sumOf(role), role).toBe(taken);
  }
});

test("each mutiny is won by one side and lost by the other", () => {
  const succeeded = countOf((event) => event.type === "mutiny-ended" && event.succeeded);
  const failed = countOf((event) => event.type === "mutiny-ended" && !event.succeeded);
  expect(succeeded + failed).toBeGreaterThan(0);
  expect([sumOf("mutineer-won"), sumOf("captain-lost")]).toEqual([succeeded, succeeded]);
  expect([sumOf("mutineer-lost"), sumOf("captain-won")]).toEqual([failed, failed]);
});

test("no round brings more than the whole game, unless points were lost in others", () => {
  for (const { seat, score } of scores) {
    const lost = history.reduce(
      (sum, { event }) => sum + (event.type === "points-scored" && event.seat === seat ? Math.min(0, event.points) : 0),
      0,
    );
    const best = figures[seat]?.["best-round"] ?? 0;
    expect(best).toBeGreaterThan(0);
    expect(best).toBeLessThanOrEqual(score - lost);
  }
});
