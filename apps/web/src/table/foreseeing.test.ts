import { playMatch, randomPlayer, seedFrom } from "@harbor/kit";
import type { TableView } from "@harbor/protocol";
import type { AnyAction, AnyGameClient } from "@harbor/ui";
import { beforeAll, expect, test } from "vitest";
import { FIRST } from "../house.ts";
import { foreseeing } from "./foreseeing.ts";

type Moment = { readonly state: unknown; readonly after: unknown; readonly seat: number; readonly action: AnyAction };

let client: AnyGameClient;
let moments: readonly Moment[];

beforeAll(async () => {
  client = await FIRST.load();
  const { game } = client;
  const options = game.readOptions({ mode: "short", seats: 2 });
  if (!options.ok) throw new Error(options.problem);
  const met: Moment[] = [];
  let before: unknown;
  const players = [0, 1].map((seat) => randomPlayer<unknown, AnyAction>(seedFrom(`player ${seat}`)));
  playMatch(game, { options: options.value, seed: seedFrom("foreseen"), players }, ({ state, move }) => {
    if (move !== undefined && client.foresees(move.action, game.view(before, move.seat)))
      met.push({ state: before, after: state, ...move });
    before = state;
  });
  moments = met;
});

/** A table as this seat sees it. */
function tableWith(game: unknown, seat: number): TableView {
  return {
    code: "ABC234",
    settings: { game: FIRST.id, options: {}, isPublic: false, spectators: true },
    status: "playing",
    choices: [],
    seats: [],
    you: { seat, isHost: false },
    deadlines: {},
    votes: {},
    closing: [],
    muted: [],
    sameSeed: false,
    watchers: 0,
    keptOut: [],
    chatPace: "free",
    watcherNames: [],
    watcherAuthors: [],
    game,
  };
}

test("a player's step shows at once, just as the server will show it, and counts once when confirmed", () => {
  expect(moments.length).toBeGreaterThan(20);
  for (const { state, after, seat, action } of moments) {
    const foreseen = foreseeing(client);
    const before = tableWith(client.game.view(state, seat), seat);
    const confirmed = tableWith(client.game.view(after, seat), seat);
    foreseen.add(action, before);
    expect(foreseen.shown(before)).toEqual(confirmed.game);
    foreseen.confirm(before, confirmed);
    expect(foreseen.shown(confirmed)).toEqual(confirmed.game);
  }
});

test("laid cards show at once, except the last one, which reveals hidden cards", () => {
  const laid = moments.filter(({ action }) => action.type === "bid");
  expect(laid.length).toBeGreaterThan(8);
  const view = laid.map(({ state, seat }) => JSON.stringify(client.game.view(state, seat)));
  expect(view.filter((one) => !one.includes('"step":"bidding"'))).toEqual([]);
  expect(laid.length % 9).toBe(0);
});

test("a refused step is taken back", () => {
  const [moment] = moments;
  if (moment === undefined) throw new Error("nothing was foreseen");
  const foreseen = foreseeing(client);
  const before = tableWith(client.game.view(moment.state, moment.seat), moment.seat);
  foreseen.add(moment.action, before);
  foreseen.answered(moment.action, false);
  expect(foreseen.shown(before)).toEqual(before.game);
});

test("a step confirmed together with later events is not shown twice", () => {
  const [moment] = moments;
  if (moment === undefined) throw new Error("nothing was foreseen");
  const foreseen = foreseeing(client);
  const before = tableWith(client.game.view(moment.state, moment.seat), moment.seat);
  foreseen.add(moment.action, before);
  foreseen.answered(moment.action, true);
  expect(foreseen.shown(before)).toEqual(before.game);
});

test("other players' steps neither repeat nor lose one's own", () => {
  const pair = moments.find((one, nth) => moments[nth + 1]?.seat !== undefined && moments[nth + 1]?.seat !== one.seat);
  const next = pair === undefined ? undefined : moments[moments.indexOf(pair) + 1];
  if (pair === undefined || next === undefined || pair.after !== next.state) return;
  const foreseen = foreseeing(client);
  const view = (state: unknown) => tableWith(client.game.view(state, next.seat), next.seat);
  foreseen.add(next.action, view(pair.state));
  foreseen.confirm(view(pair.state), view(pair.after));
  expect(foreseen.shown(view(pair.after))).toEqual(view(next.after).game);
});
