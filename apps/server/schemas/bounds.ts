import {
  ACTION_LIMITS,
  CARDS_BYTES,
  CHAT_KEPT,
  CHAT_LENGTH,
  HISTORY_PAGE,
  MESSAGE_BYTES,
  MOST_KEPT_OUT,
  MOST_OPTIONS,
  MOST_QUEUED,
  MOST_SEATS,
  NAME_LENGTH,
  REPLAY_BYTES,
  REPORT_LENGTH,
  WATCHERS_NAMED,
} from "@harbor/protocol";
import { DAYS_SHOWN, MOST_A_DAY } from "../src/http/daily.ts";
import { RESUME_MS } from "../src/http/devices.ts";
import { JSON_BYTES } from "../src/http/openApp.ts";
import { CHALLENGE_MS, MOST_PASSKEYS } from "../src/http/passkeys.ts";
import { LIST_LENGTH } from "../src/http/publicTables.ts";
import { COOKIE_SECONDS, FORMER_SECONDS } from "../src/identity.ts";
import { MOST_UNREAD } from "../src/live/bundling.ts";
import { IDENTITY_WITHIN_MS } from "../src/live/openSockets.ts";
import { MOST_WATCHED } from "../src/live/play.ts";
import { LEFT_AFTER_SECONDS, LONE_FACTOR } from "../src/tables/attendance.ts";
import { MOST_ASIDES, MOST_STEPS } from "../src/tables/bounds.ts";
import { MISSED_UNTIL_AWAY, OTHERS_RECENT_KEPT, OTHERS_REMEMBERED, RECENT_KEPT } from "../src/tables/tableState.ts";
import { settingsOutOfTheBox } from "./rates.ts";

export type Bound = { readonly what: string; readonly most: number; readonly unit: string };

const KB = 1024;
const MINUTE_MS = 60_000;
const DAY_SECONDS = 86_400;

/** Everything that is limited in size, number or time. */
export function boundsOutOfTheBox(): Readonly<Record<string, Bound>> {
  const { tablesPerPerson, socketsPerAddress, absentAfterMs } = settingsOutOfTheBox();
  const of = (what: string, most: number, unit = "") => ({ what, most, unit });
  return {
    message: of("a message on a socket", MESSAGE_BYTES / KB, "KB"),
    body: of("the body of a request", JSON_BYTES / KB, "KB"),
    cards: of("the body of `POST /api/cards`", CARDS_BYTES / KB, "KB"),
    replay: of("the body of `POST /api/replays`", REPLAY_BYTES / KB, "KB"),
    daily: of("the body of `POST /api/daily/:game/:day`", REPLAY_BYTES / KB, "KB"),
    dailyResults: of("results of a game of the day", MOST_A_DAY),
    dailyDays: of("days in `GET /api/daily/:game`", DAYS_SHOWN),
    unread: of("unread data on one connection", MOST_UNREAD / KB, "KB"),
    identity: of("from the WebSocket's opening to `CONNECT`", IDENTITY_WITHIN_MS / 1000, "seconds"),
    sockets: of("sockets open from one address", socketsPerAddress),
    watched: of("tables that one socket watches", MOST_WATCHED),
    tables: of("unfinished tables of one person", tablesPerPerson),
    list: of("tables in a list", LIST_LENGTH),
    name: of("a name", NAME_LENGTH, "characters"),
    seats: of("seats of a table", MOST_SEATS),
    options: of("options of a table", MOST_OPTIONS, "fields"),
    actionFields: of("an action", ACTION_LIMITS.fields, "fields"),
    actionName: of("the name of a field in it", ACTION_LIMITS.name, "characters"),
    actionText: of("a text in it", ACTION_LIMITS.text, "characters"),
    actionItems: of("a list in it", ACTION_LIMITS.items, "texts, numbers or yes and no"),
    queued: of("actions queued by one seat", MOST_QUEUED),
    steps: of("steps of one player in one phase, including those taken back", MOST_STEPS),
    asides: of(
      "other entries of a seat, and of all others together (chat, queues, votes, changed settings)",
      MOST_ASIDES,
    ),
    chatText: of("a chat message", CHAT_LENGTH, "characters"),
    chatKept: of("chat messages kept, of players and of others each", CHAT_KEPT),
    watcherNames: of("names in `watcherNames` and `watcherAuthors`", WATCHERS_NAMED),
    keptOut: of("people the host of one table keeps out", MOST_KEPT_OUT),
    reportText: of("the text of a report", REPORT_LENGTH, "characters"),
    historyPage: of("events in a page of the history", HISTORY_PAGE),
    ids: of("ids remembered for each player at a table", RECENT_KEPT),
    othersIds: of("ids remembered for anybody else there", OTHERS_RECENT_KEPT),
    others: of("other people at a table whose ids are remembered", OTHERS_REMEMBERED, "people"),
    away: of("missed clocks in a row until a player is `away`", MISSED_UNTIL_AWAY),
    absent: of("without a connection until several others may vote", absentAfterMs / 1000, "seconds"),
    absentForOne: of("and until a single opponent may", (LONE_FACTOR * absentAfterMs) / 1000, "seconds"),
    left: of("without a connection until one's consent to close is not needed", LEFT_AFTER_SECONDS / 3600, "hours"),
    link: of("a link for another device", RESUME_MS / MINUTE_MS, "minutes"),
    passkeys: of("passkeys of one person", MOST_PASSKEYS),
    challenge: of("a challenge for a passkey", CHALLENGE_MS / MINUTE_MS, "minutes"),
    cookie: of("the cookie `harbor`", COOKIE_SECONDS / DAY_SECONDS, "days"),
    former: of("the cookie `harbor-former`", FORMER_SECONDS / DAY_SECONDS, "days"),
  };
}
