import type { AnyAction, AnyStage, Happened } from "@harbor/face";
import { applyPatch } from "@harbor/kit";
import {
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
import type { Socket } from "socket.io-client";
import { keepTrying } from "./connect.ts";
import { foreseeing } from "./foreseeing.ts";
import { keepHistory, keptHistory } from "./keptHistory.ts";
import { inform, listeners } from "./listeners.ts";
import { openOutbox } from "./outbox.ts";
import type { Table, TableSnapshot } from "./table.ts";
import { watchAnswer } from "./watchAnswer.ts";

export type LiveTable = Table & {
  send(command: Command): void;
  /** Why the server lets one not (or no longer) watch; undefined while it does. */
  closedBy(): string | undefined;
};

/**
 * A table on a server. What the server says is the truth; one's own steps whose outcome is certain are shown at once
 * and taken back if the server does not confirm them.
 */
export function openLiveTable(
  stage: AnyStage,
  code: string,
  socket: Socket,
  botName: (nth: number) => string,
): LiveTable {
  const told = listeners();
  const foreseen = foreseeing(stage);
  let truth: TableView | undefined;
  let n = 0;
  let chat: readonly ChatMessage[] = [];
  let history: readonly Happened<unknown>[] = keptHistory(code);
  let since = history.length;
  let refusal: string | undefined;
  let clockAhead = 0;
  let closed: string | undefined;
  let shown: TableSnapshot | undefined;

  const outbox = openOutbox(socket, code, (answer, command) => {
    if (command.do === "act") foreseen.answered(answer.ok);
    // Whatever the server made of the steps has long been told by then: nothing may stay ahead of it for good.
    setTimeout(() => {
      if (!outbox.isEmpty()) return;
      foreseen.forget();
      changed();
    }, SETTLED);
    refusal = answer.ok ? undefined : (answer.reason ?? answer.code);
    changed();
  });

  function changed(): void {
    shown = undefined;
    inform(told);
  }

  async function watch(): Promise<void> {
    const answer = await watchAnswer(socket, code);
    // Without a connection the next one asks again.
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
    take(answer.snapshot);
    outbox.resend();
  }

  function take(snapshot: ServerSnapshot): void {
    truth = snapshot.view;
    n = snapshot.n;
    chat = snapshot.chat;
    clockAhead = snapshot.now - Date.now();
    foreseen.forget();
    changed();
  }

  const stopTrying = keepTrying(socket);
  socket.on("connect", () => void watch());
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
    // Something was missed: only the whole table will do.
    if (next > n + 1) return void watch();
    n = next;
    const before = truth;
    if (isPatch(patch)) {
      const patched = tableViewSchema.safeParse(applyPatch(truth, patch));
      if (!patched.success) return void watch();
      truth = patched.data;
    }
    foreseen.confirm(before, truth);
    if (events.length > 0) {
      history = [...history, ...events.map((event, nth) => ({ n: history.length + nth, event }))];
      keepHistory(code, history);
    }
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
    const actions = (view.queue ?? []).filter(isAction);
    return {
      status: view.status,
      link: socket.connected ? "online" : "lost",
      people: view.seats.map((seat, nth) => ({
        name: seat.kind === "person" ? seat.name : botName(nth + 1),
        color: seat.color,
        kind: seat.kind === "person" ? "person" : "bot",
      })),
      seat: view.you.seat,
      view: game,
      history,
      since,
      scores: foreseen.scores(game),
      curtain: undefined,
      queue: view.you.seat === undefined ? undefined : actions,
      lobby: view,
      chat,
      clockAhead,
      again: view.sameSeed,
      refusal,
    };
  }

  return {
    snapshot() {
      shown ??= truth === undefined ? undefined : look(truth);
      return shown ?? { ...EMPTY, link: socket.connected ? "online" : "lost", refusal: closed };
    },
    subscribe: told.subscribe,
    act(actions) {
      since = history.length;
      for (const action of actions) {
        if (truth !== undefined) foreseen.add(action);
        outbox.send({ do: "act", action: asMessage(action) });
      }
      changed();
    },
    queue: (actions) => outbox.send({ do: "queue", actions: actions.map(asMessage) }),
    lift() {},
    say: (text) => outbox.send({ do: "say", text }),
    send: (command) => outbox.send(command),
    closedBy: () => closed,
    close() {
      stopTrying();
      socket.disconnect();
    },
  };
}

const SETTLED = 800;
const AGAIN = 1000;
/** Refusals that say nothing about the table: asked a little later, the server may answer otherwise. */
const PASSING: ReadonlySet<string> = new Set(["busy", "too-many", "stopping", "failed"]);

const EMPTY: TableSnapshot = {
  status: "open",
  link: "lost",
  people: [],
  seat: undefined,
  view: undefined,
  history: [],
  since: 0,
  scores: undefined,
  curtain: undefined,
  queue: undefined,
  lobby: undefined,
  chat: [],
  clockAhead: 0,
  again: false,
  refusal: undefined,
};

/** An action as it travels: its fields are texts, numbers and yes or no, or it would be refused. */
function asMessage(action: AnyAction): Record<string, string | number | boolean> {
  const message: Record<string, string | number | boolean> = {};
  for (const [field, value] of Object.entries(action)) {
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") message[field] = value;
  }
  return message;
}

function isAction(input: unknown): input is AnyAction {
  return typeof input === "object" && input !== null && "type" in input && typeof input.type === "string";
}

/** The kit reads a patch without looking; anything the server sends as one is an array or an object. */
function isPatch(input: unknown): input is Parameters<typeof applyPatch>[1] {
  return typeof input === "object" && input !== null;
}
