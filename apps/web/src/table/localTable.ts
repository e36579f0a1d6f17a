import type { AnyAction, AnyStage, Happened, Person } from "@harbor/face";
import {
  eventsFor,
  type Fact,
  fingerprint,
  type Move,
  randomPlayer,
  recordMatch,
  type Seat,
  type Seed,
  seedFrom,
  writeReplay,
} from "@harbor/kit";
import { keepFinished } from "../replay/finishedGames.ts";
import { inform, listeners } from "./listeners.ts";
import type { LocalPlan } from "./localPlan.ts";
import { forgetGame, keepGame } from "./localSaves.ts";
import type { Refusal, Table, TableSnapshot } from "./table.ts";

/** Long enough for a bot's card to be seen coming, short enough never to be waited for. */
const BOT_PAUSE = 260;

export type LocalTable = Table & {
  /** The game as a file, once it is over. */
  record(): string | undefined;
};

/**
 * The rules in this browser: alone, or several people and bots around one screen. Every accepted action is saved, so
 * that a closed tab loses nothing.
 */
export function openLocalTable(
  stage: AnyStage,
  plan: LocalPlan,
  moves: readonly Move<unknown>[],
  pace: number,
): LocalTable {
  const { game } = stage;
  const people: readonly Person[] = plan.people;
  const bots = new Map(
    people.flatMap(({ kind }, seat) => (kind === "bot" ? [[seat, botFor(plan.seed, seat)] as const] : [])),
  );
  const humans = people.flatMap(({ kind }, seat) => (kind === "bot" ? [] : [seat]));
  const told = listeners();
  const options = game.readOptions(plan.options);
  if (!options.ok) throw new Error(options.problem);

  const begun = game.begin(options.value, plan.seed);
  let state = begun.state;
  let facts: readonly Fact<unknown>[] = begun.events;
  const played: Move<unknown>[] = [];
  let seen: readonly number[] = people.map(() => 0);
  let eyes: Seat | undefined = humans[0];
  let curtain: Seat | undefined;
  let refusal: Refusal | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: TableSnapshot | undefined;
  let record: string | undefined;

  /** What is over needs no saving any more, but is kept to be looked at again. */
  function putAway(): void {
    const scores = game.scores(state);
    if (scores === undefined || record !== undefined || !options.ok) return;
    const match = recordMatch(game, { options: options.value, seed: plan.seed }, { state, moves: played, scores });
    record = writeReplay({ ...match, names: people.map(({ name }) => name) });
    const id = `kept-${fingerprint(record).slice(0, 16)}`;
    const { mode } = plan;
    const { commitment } = match;
    keepFinished({ id, at: Date.now(), mode, people, commitment, scores, path: `/replay/${id}` }, record);
    forgetGame(plan);
  }

  function perform(seat: Seat, action: unknown): boolean {
    const applied = game.apply(state, seat, action);
    if (!applied.ok) {
      refusal = { why: applied.reason, tried: "act", nth: (refusal?.nth ?? 0) + 1 };
      return false;
    }
    refusal = undefined;
    state = applied.state;
    facts = [...facts, ...applied.events];
    played.push({ seat, action });
    return true;
  }

  function playBot(): void {
    const seat = game.pending(state).find((waiting) => bots.has(waiting));
    const bot = seat === undefined ? undefined : bots.get(seat);
    if (seat === undefined || bot === undefined) return;
    const legal = game.legal(state, seat).filter(({ type }) => type !== "undo");
    perform(seat, bot({ seat, legal, view: () => game.view(state, seat) }));
    goOn();
  }

  /** Bots first, one after the other; then whoever of the people is waited for gets the screen. */
  function goOn(): void {
    shown = undefined;
    const pending = game.pending(state);
    if (game.scores(state) === undefined) keepGame(plan, played);
    else putAway();
    if (timer !== undefined) clearTimeout(timer);
    if (pending.some((seat) => bots.has(seat))) timer = setTimeout(playBot, BOT_PAUSE * pace);
    else if (eyes === undefined || !pending.includes(eyes)) {
      const next = pending.find((seat) => humans.includes(seat));
      if (next !== undefined && next !== eyes) {
        curtain = humans.length > 1 ? next : undefined;
        eyes = next;
      }
    }
    inform(told);
  }

  function snapshot(): TableSnapshot {
    shown ??= {
      status: game.scores(state) === undefined ? "playing" : "finished",
      link: "here",
      people,
      seat: eyes,
      view: game.view(state, eyes ?? "spectator"),
      history: eventsFor(facts, eyes ?? "spectator").map((event, n): Happened<unknown> => ({ n, event })),
      since: seen[eyes ?? 0] ?? 0,
      waiting: game.pending(state),
      scores: game.scores(state),
      curtain,
      queue: undefined,
      lobby: undefined,
      chat: [],
      clockAhead: 0,
      unsent: [],
      tookBack: false,
      again: plan.again === true,
      refusal,
      closedBy: undefined,
    };
    return shown;
  }

  for (const { seat, action } of moves) {
    if (!perform(seat, action)) break;
    seen = seen.with(seat, facts.length);
  }
  goOn();

  return {
    snapshot,
    subscribe: told.subscribe,
    act(actions) {
      if (eyes === undefined) return;
      seen = seen.with(eyes, facts.length);
      for (const action of actions) if (!perform(eyes, action)) break;
      goOn();
    },
    queue() {},
    lift() {
      curtain = undefined;
      shown = undefined;
      inform(told);
    },
    say() {},
    send() {},
    comeBack() {},
    endSeen() {},
    record: () => record,
    close() {
      if (timer !== undefined) clearTimeout(timer);
    },
  };
}

function botFor(seed: Seed, seat: Seat) {
  return randomPlayer<unknown, AnyAction>(seedFrom(`${seed} bot ${seat}`));
}
