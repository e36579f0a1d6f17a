import type { TableView } from "@harbor/protocol";
import { expect, test } from "vitest";
import type { TableSnapshot } from "../table/table.ts";
import { loudestOf, newsIn, titleOf } from "./news.ts";

const QUIET: TableSnapshot = {
  status: "playing",
  link: "online",
  people: [],
  seat: 0,
  view: {},
  history: [],
  since: 0,
  told: 0,
  waiting: [1],
  scores: undefined,
  curtain: undefined,
  queue: undefined,
  lobby: undefined,
  author: undefined,
  chat: [],
  clockAhead: 0,
  queueSending: false,
  sent: [],
  unsent: [],
  tookBack: false,
  refusal: undefined,
  closedBy: undefined,
  again: false,
};
const LOBBY: TableView = {
  code: "ABC234",
  settings: { game: "any", options: {}, isPublic: false, spectators: true },
  status: "open",
  choices: [],
  seats: [],
  you: { seat: 0, isHost: false },
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
};
type Seat = TableView["seats"][number];
const sits = (author: string): Seat => ({
  kind: "person",
  name: author,
  author,
  present: true,
  away: false,
  autopilot: false,
  color: 0,
});
const waitingWith = (...seats: readonly Seat[]): TableSnapshot => {
  return { ...QUIET, status: "open", view: undefined, waiting: [], lobby: { ...LOBBY, seats: [...seats] } };
};
const FREE: Seat = { kind: "empty", color: 1 };
const MINE: TableSnapshot = { ...QUIET, waiting: [0, 1] };
const cueOf = (event: unknown) => (event === "revealed" ? ("reveal" as const) : undefined);
const after = (events: readonly unknown[], rest: Partial<TableSnapshot> = {}): TableSnapshot => ({
  ...QUIET,
  history: events.map((event, n) => ({ n, event })),
  ...rest,
});

test.each<[string, TableSnapshot | undefined, TableSnapshot, readonly string[]]>([
  ["the user's turn begins", QUIET, MINE, ["turn"]],
  ["it is still the user's turn", MINE, MINE, []],
  ["the user comes to a table during their turn", undefined, MINE, []],
  ["the table shows for the first time", { ...QUIET, view: undefined }, MINE, []],
  ["the game begins", { ...QUIET, view: undefined, status: "open", lobby: LOBBY }, { ...MINE, lobby: LOBBY }, ["turn"]],
  ["the turn passes to another player", MINE, QUIET, []],
  ["a spectator has no turn", { ...QUIET, seat: undefined }, { ...MINE, seat: undefined }, []],
  ["on one screen nobody needs to be called", { ...QUIET, link: "here" }, { ...MINE, link: "here" }, []],
  ["the screen has passed to another seat", { ...QUIET, seat: 1 }, MINE, []],
  ["the connection is lost", QUIET, { ...MINE, link: "lost" }, []],
  ["bids are revealed", QUIET, after(["bid", "revealed"]), ["reveal"]],
  ["bids are revealed and the user's turn begins", QUIET, after(["revealed"], { waiting: [0] }), ["reveal", "turn"]],
  ["an earlier reveal is no news", after(["revealed"]), after(["revealed", "bid"]), []],
  [
    "somebody sits down at the user's table",
    waitingWith(sits("a"), FREE),
    waitingWith(sits("a"), sits("b")),
    ["company"],
  ],
  ["somebody stands up", waitingWith(sits("a"), sits("b")), waitingWith(sits("a"), FREE), []],
  ["a bot sits down", waitingWith(sits("a"), FREE), waitingWith(sits("a"), { kind: "bot", color: 1 }), []],
  [
    "somebody moves to another seat",
    waitingWith(sits("a"), sits("b"), FREE),
    waitingWith(sits("a"), FREE, sits("b")),
    [],
  ],
  [
    "a spectator waits for nobody",
    { ...waitingWith(FREE, FREE), lobby: { ...LOBBY, you: { isHost: false }, seats: [FREE, FREE] } },
    { ...waitingWith(FREE, FREE), lobby: { ...LOBBY, you: { isHost: false }, seats: [sits("b"), FREE] } },
    [],
  ],
  ["the user comes to a table where others wait", undefined, waitingWith(sits("a"), sits("b")), []],
  ["the game ends", MINE, { ...MINE, status: "finished", waiting: [] }, ["end"]],
])("news: %s", (_, before, now, news) => {
  expect(newsIn(before, now, cueOf)).toEqual(news);
});

test.each<[string, Parameters<typeof titleOf>[1], string]>([
  ["nothing waits", { here: false, elsewhere: 0, unread: 0 }, "Harbor"],
  ["the user's turn here", { here: true, elsewhere: 0, unread: 0 }, "● Your turn – Harbor"],
  ["here and at other tables", { here: true, elsewhere: 2, unread: 0 }, "(3) ● Your turn – Harbor"],
  ["only elsewhere", { here: false, elsewhere: 1, unread: 0 }, "(1) Harbor"],
  ["unread messages", { here: false, elsewhere: 0, unread: 4 }, "✉ 4 Harbor"],
])("title: %s", (_, waiting, title) => {
  expect(titleOf("Harbor", waiting, { turn: "Your turn" })).toBe(title);
});

test("of several sounds only the most important is heard", () => {
  expect(loudestOf(["laid", "turn"])).toBe("turn");
  expect(loudestOf(["laid", "reveal", "turn"])).toBe("reveal");
  expect(loudestOf(["end"])).toBe("end");
  expect(loudestOf([])).toBeUndefined();
});
