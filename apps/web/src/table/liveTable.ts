import { applyPatch, rankResigned } from "@harbor/kit";
import {
  type Answer,
  type ChatMessage,
  type Command,
  chatEventSchema,
  goneSchema,
  patchMessageSchema,
  SERVER_MESSAGES,
  type TableSnapshot as ServerSnapshot,
  snapshotSchema,
  type TableView,
  tableViewSchema,
} from "@harbor/protocol";
import type { AnyAction, AnyGameClient, Queued } from "@harbor/ui";
import type { Socket } from "socket.io-client";
import { faceOf } from "../bots/botFace.ts";
import { manifestOf } from "../house.ts";
import { reloadWhenCalm } from "../mishap/reloadWhenCalm.ts";
import { askToWatch } from "./asking.ts";
import { catchUp } from "./catchUp.ts";
import { keepTrying } from "./connect.ts";
import { foreseeing } from "./foreseeing.ts";
import { storedLetters } from "./keptLetters.ts";
import { lastDecisions, lastTold } from "./keptNumbers.ts";
import { inform, listeners } from "./listeners.ts";
import { openOutbox } from "./outbox.ts";
import { openPast } from "./past.ts";
import { openRefusals } from "./refusals.ts";
import type { Table, TableSnapshot } from "./table.ts";

/**
 * A table on a server. The server's word is final: the user's own steps show at once if their outcome is certain, and
 * are taken back if the server does not confirm them.
 */
export function openLiveTable(
  client: AnyGameClient,
  code: string,
  socket: Socket,
  botName: (nth: number) => string,
): Table {
  const manifest = manifestOf(client);
  const told = listeners();
  const foreseen = foreseeing(client);
  let truth: TableView | undefined;
  let author: string | undefined;
  let n = 0;
  let chat: readonly ChatMessage[] = [];
  const past = openPast();
  /** Undefined until the history before this visit is complete. */
  let since: number | undefined;
  let alreadyTold = 0;
  const refusals = openRefusals(changed);
  let tookBack = false;
  let learning = false;
  let clockAhead = 0;
  let closed: string | undefined;
  let shown: TableSnapshot | undefined;
  /** Set while the server speaks another version than this page. */
  let stopRenewing: (() => void) | undefined;

  const underWay = new Map<Command, AnyAction>();
  /** When each command was sent. */
  const sentAt = new Map<Command, number>();
  /** What was shown on reconnecting. It stays until the commands sent before that are answered. */
  let frozen: { readonly seen: Pick<TableSnapshot, GamePart>; readonly until: number } | undefined;
  // Commands whose result is not shown. While there are any, the screen is not what the next decision is about.
  const unseen = new Set<Command>();
  // Those of them that could never be shown, since their outcome is unknown here.
  const unforeseen = new Set<Command>();

  const outbox = openOutbox(socket, code, { answered, troubled: changed }, storedLetters(code));

  function answered(answer: Answer, command: Command): void {
    const action = underWay.get(command);
    if (action !== undefined) foreseen.answered(action, answer.ok);
    underWay.delete(command);
    sentAt.delete(command);
    unseen.delete(command);
    unforeseen.delete(command);
    if (unseen.size === 0) frozen = undefined;
    // By then the server has sent the results, so nothing may stay foreseen for good.
    setTimeout(() => {
      if (!outbox.isEmpty()) return;
      foreseen.forget();
      changed();
    }, SETTLED);
    if (answer.ok) refusals.accepted(command);
    else if (truth !== undefined) {
      refusals.refused(command, answer.reason ?? answer.code, truth, foreseen.outlook(foreseen.shown(truth)).waiting);
    }
    // A table with other rules is never shown; its card in the lists tells its state.
    if (answer.ok && command.do === "close" && closed === "other-rules") closed = "no-spectators";
    changed();
  }

  /** A server that is up but cannot act counts as unreachable. */
  function linkNow(): "online" | "lost" | "outdated" {
    if (stopRenewing !== undefined) return "outdated";
    return socket.connected && !outbox.isTroubled() ? "online" : "lost";
  }

  function changed(): void {
    shown = undefined;
    inform(told);
  }

  async function watch(): Promise<void> {
    const answer = await askToWatch(socket, code);
    // If the connection is gone, the next one asks again.
    if (!socket.connected) return;
    if (answer === undefined || (!answer.ok && PASSING.has(answer.code))) {
      setTimeout(() => socket.connected && void watch(), AGAIN);
      return;
    }
    if (!answer.ok) {
      closed = answer.code;
      return changed();
    }
    closed = undefined;
    tookBack ||= answer.tookBack;
    author = answer.author;
    take(answer.snapshot);
    outbox.resend();
  }

  /** Sends a command; the snapshot reports it if that takes long. */
  function send(command: Command): void {
    sentAt.set(command, Date.now());
    setTimeout(changed, LATE);
    outbox.send(command);
  }

  function take(snapshot: ServerSnapshot): void {
    // The snapshot may or may not include what was sent; until that is known, nothing jumps back.
    if (underWay.size > 0 && shown?.view !== undefined) {
      const { view, history, since, waiting, scores, queue } = shown;
      frozen = { seen: { view, history, since, waiting, scores, queue }, until: Date.now() + FROZEN };
      setTimeout(changed, FROZEN);
    }
    truth = snapshot.view;
    n = snapshot.n;
    chat = snapshot.chat;
    clockAhead = snapshot.now - Date.now();
    foreseen.forget();
    for (const command of underWay.keys()) unseen.add(command);
    past.expect(snapshot.happened);
    changed();
    void learn();
  }

  async function learn(): Promise<void> {
    if (learning) return;
    learning = true;
    await catchUp(socket, code, past);
    learning = false;
    if (past.missing() !== undefined) return;
    const { length } = past.events;
    if (since === undefined) {
      since = Math.min(lastDecisions.of(code) ?? length, length);
      alreadyTold = Math.min(lastTold.of(code) ?? since, length);
    }
    changed();
  }

  const stopTrying = keepTrying(socket, {
    onBanned() {
      closed = "banned";
      changed();
    },
    onMisfit() {
      if (stopRenewing !== undefined) return;
      stopRenewing = reloadWhenCalm();
      changed();
    },
  });
  socket.on("connect", () => {
    stopRenewing?.();
    stopRenewing = undefined;
    void watch();
  });
  socket.on("disconnect", changed);
  socket.on(SERVER_MESSAGES.snapshot, (message: unknown) => {
    const read = snapshotSchema.safeParse(message);
    if (read.success && read.data.table === code) take(read.data);
  });
  socket.on(SERVER_MESSAGES.patch, (message: unknown) => {
    const read = patchMessageSchema.safeParse(message);
    if (!read.success || read.data.table !== code || truth === undefined) return;
    const { n: next, patch, events = [] } = read.data;
    if (next <= n) return;
    // A patch was missed: request the whole table.
    if (next > n + 1) return void watch();
    n = next;
    const before = truth;
    if (isPatch(patch)) {
      const patched = tableViewSchema.safeParse(applyPatch(truth, patch));
      if (!patched.success) return void watch();
      truth = patched.data;
    }
    foreseen.confirm(before, truth);
    if (events.length > 0) past.add(events);
    changed();
  });
  socket.on(SERVER_MESSAGES.chat, (message: unknown) => {
    const read = chatEventSchema.safeParse(message);
    if (!read.success || read.data.table !== code) return;
    chat = [...chat, read.data.message];
    changed();
  });
  socket.on(SERVER_MESSAGES.gone, (message: unknown) => {
    const read = goneSchema.safeParse(message);
    if (!read.success || read.data.table !== code) return;
    closed = read.data.code;
    changed();
  });
  if (socket.connected) void watch();

  function look(view: TableView): TableSnapshot {
    const game = foreseen.shown(view);
    const outlook = foreseen.outlook(game);
    const unanswered = outbox.unanswered();
    const ordered = unanswered.findLast((command) => command.do === "queue");
    const answers = (ordered?.actions ?? view.queue ?? []).filter(isQueued);
    const isLate = (command: Command) =>
      linkNow() !== "online" || Date.now() - (sentAt.get(command) ?? Date.now()) >= LATE;
    const held = frozen !== undefined && Date.now() < frozen.until ? frozen.seen : undefined;
    return {
      status: view.status,
      link: linkNow(),
      people: view.seats.map((seat, nth) => ({
        name: seat.kind === "person" ? seat.name : (faceOf(manifest, seat)?.name ?? botName(nth + 1)),
        color: seat.color,
        kind: seat.kind === "person" ? "person" : "bot",
        bot: seat.kind === "bot" ? seat.bot : undefined,
        ...(hasResigned(seat) && { resigned: true }),
      })),
      seat: view.you.seat,
      view: game,
      history: past.events,
      since: since ?? 0,
      told: alreadyTold,
      ...outlook,
      scores: outlook.scores && rankResigned(outlook.scores, resignedIn(view)),
      curtain: undefined,
      queue: view.you.seat === undefined ? undefined : answers,
      queueSending: ordered !== undefined && isLate(ordered),
      sent: [...underWay].flatMap(([command, action]) =>
        isLate(command) ? [{ action, shown: !(held === undefined ? unseen : unforeseen).has(command) }] : [],
      ),
      lobby: view,
      author,
      chat,
      clockAhead,
      unsent: outbox.unanswered().flatMap((command) => (command.do === "say" ? [command.text] : [])),
      tookBack,
      again: view.sameSeed,
      refusal: refusals.standing(view, outlook.waiting),
      closedBy: closed,
      ...held,
    };
  }

  return {
    snapshot() {
      shown ??= truth === undefined || since === undefined ? undefined : look(truth);
      return shown ?? { ...EMPTY, link: linkNow(), closedBy: closed };
    },
    subscribe: told.subscribe,
    act(actions) {
      if (truth === undefined || unseen.size > 0) return;
      since = past.events.length;
      tookBack = false;
      lastDecisions.keep(code, since);
      for (const action of actions) {
        const command: Command = { do: "act", action: asMessage(action) };
        underWay.set(command, action);
        if (!foreseen.add(action, truth)) {
          unseen.add(command);
          unforeseen.add(command);
        }
        send(command);
      }
      changed();
    },
    queue(answers) {
      const actions = answers.map((answer) => ("type" in answer ? asMessage(answer) : answer.map(asMessage)));
      send({ do: "queue", actions });
      changed();
    },
    dismissCurtain() {},
    say(text) {
      outbox.send({ do: "say", text });
      changed();
    },
    send: (command) => outbox.send(command),
    comeBack: () => void watch(),
    seen(upTo) {
      if (upTo > (lastTold.of(code) ?? 0)) lastTold.keep(code, upTo);
    },
    close() {
      stopTrying();
      stopRenewing?.();
      socket.disconnect();
    },
  };
}

/** The parts of a snapshot that show the game. */
type GamePart = "view" | "history" | "since" | "waiting" | "scores" | "queue";

const SETTLED = 800;
/** After this long without confirmation, an action is shown as being sent. */
const LATE = 700;
/** After this long without an answer, the server's snapshot is shown as it is. */
const FROZEN = 4000;
const AGAIN = 1000;
/** Temporary refusals: asked again a little later, the server may answer differently. */
const PASSING: ReadonlySet<string> = new Set(["busy", "too-many", "stopping", "failed"]);

const EMPTY: TableSnapshot = {
  status: "open",
  link: "lost",
  people: [],
  seat: undefined,
  view: undefined,
  history: [],
  since: 0,
  told: 0,
  waiting: [],
  scores: undefined,
  curtain: undefined,
  queue: undefined,
  queueSending: false,
  sent: [],
  lobby: undefined,
  author: undefined,
  chat: [],
  clockAhead: 0,
  unsent: [],
  tookBack: false,
  again: false,
  refusal: undefined,
  closedBy: undefined,
};

function hasResigned(seat: TableView["seats"][number]): boolean {
  return seat.kind === "person" && seat.resigned === true;
}

function resignedIn({ seats }: TableView): number[] {
  return seats.flatMap((seat, nth) => (hasResigned(seat) ? [nth] : []));
}

type ActMessage = Extract<Command, { do: "act" }>["action"];
type Scalar = string | number | boolean;

/**
 * An action in the form it is sent: its fields are texts, numbers, booleans, or lists of these; all else would be
 * refused.
 */
function asMessage(action: AnyAction): ActMessage {
  const message: ActMessage = {};
  const fields: [string, unknown][] = Object.entries(action);
  for (const [field, value] of fields) {
    if (isScalar(value)) message[field] = value;
    else if (Array.isArray(value)) message[field] = value.filter(isScalar);
  }
  return message;
}

function isScalar(value: unknown): value is Scalar {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

function isAction(input: unknown): input is AnyAction {
  return typeof input === "object" && input !== null && "type" in input && typeof input.type === "string";
}

function isQueued(input: unknown): input is Queued<AnyAction> {
  return Array.isArray(input) ? input.every(isAction) : isAction(input);
}

/** applyPatch does not validate; every patch from the server is an array or an object. */
function isPatch(input: unknown): input is Parameters<typeof applyPatch>[1] {
  return typeof input === "object" && input !== null;
}
