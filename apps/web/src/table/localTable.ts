import {
  applyInput,
  beginChecked,
  eventsFor,
  type Fact,
  fingerprint,
  type Move,
  recordMatch,
  type Seat,
  writeReplay,
} from "@harbor/kit";
import type { AnyGameClient, Happened, Person } from "@harbor/ui";
import type { BotPace } from "../bots/tempo.ts";
import { openThinkers, type Thinkers } from "../bots/thinkers.ts";
import { keepFinished, onlyPerson } from "../replay/finishedGames.ts";
import { lastTold } from "./keptNumbers.ts";
import { inform, listeners } from "./listeners.ts";
import { seatBots } from "./localBots.ts";
import type { LocalPlan } from "./localPlan.ts";
import { forgetGame, keepGame } from "./localSaves.ts";
import type { Refusal, Table, TableSnapshot } from "./table.ts";
import { WITHOUT_SERVER } from "./withoutServer.ts";

export type LocalTable = Table & {
  /** The finished game's file. */
  record(): string | undefined;
};

/**
 * A table whose rules run in this browser: for one person, or for several people and bots around one screen. Every
 * accepted action is saved, so a closed tab loses nothing.
 */
export function openLocalTable(
  client: AnyGameClient,
  plan: LocalPlan,
  moves: readonly Move<unknown>[],
  pace: () => BotPace,
  thinkers: Thinkers = openThinkers(),
): LocalTable {
  const { game } = client;
  const people: readonly Person[] = plan.people;
  const humans = people.flatMap(({ kind }, seat) => (kind === "bot" ? [] : [seat]));
  const watchers = listeners();
  const options = game.readOptions(plan.options);
  if (!options.ok) throw new Error(options.problem);

  const begun = beginChecked(game, options.value, plan.seed);
  let state = begun.state;
  let facts: readonly Fact<unknown>[] = begun.events;
  const played: Move<unknown>[] = [];
  let seen: readonly number[] = people.map(() => 0);
  let told: readonly number[] = seen;
  let eyes: Seat | undefined = humans[0];
  let curtain: Seat | undefined;
  /** Whose secrets are on the screen, or will be after the curtain. */
  let shownOf: Seat | undefined;
  let refusal: Refusal | undefined;
  let shown: TableSnapshot | undefined;
  let record: string | undefined;
  const bots = seatBots(client, plan, thinkers, pace, {
    state: () => state,
    played: () => played.length,
    play(seat, action) {
      const done = perform(seat, action);
      if (done) goOn();
      return done;
    },
  });

  /** Moves a finished game from the saves to the recordings. */
  function putAway(): void {
    const scores = game.scores(state);
    if (scores === undefined || record !== undefined || !options.ok) return;
    const match = recordMatch(game, { options: options.value, seed: plan.seed }, { state, moves: played, scores });
    const bots = people.flatMap(({ bot }, seat) => (bot === undefined ? [] : [{ seat, bot }]));
    record = writeReplay({ ...match, names: people.map(({ name }) => name), ...(bots.length > 0 && { bots }) });
    const id = `kept-${fingerprint(record).slice(0, 16)}`;
    const { mode } = plan;
    const { commitment } = match;
    const own = onlyPerson(people);
    const isKept = keepFinished(
      {
        id,
        game: plan.game,
        at: Date.now(),
        mode,
        people,
        commitment,
        scores,
        ...(own !== undefined && { own }),
        ...(plan.again === true && { again: true }),
        ...(plan.day !== undefined && { day: plan.day }),
        ...(game.cardLists !== undefined && { ownCards: true }),
        path: `/replay/${id}`,
      },
      record,
    );
    // Without room for its recording, the finished game stays among the saves.
    if (isKept) forgetGame(plan);
    else keepGame(plan, played);
  }

  function perform(seat: Seat, action: unknown): boolean {
    const applied = applyInput(game, state, seat, action);
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

  /** Bots move first, one after another; then a pending person gets the screen. */
  function goOn(): void {
    shown = undefined;
    const pending = game.pending(state);
    if (game.scores(state) === undefined) keepGame(plan, played);
    else putAway();
    if (pending.some(bots.has)) bots.call();
    else if (eyes === undefined || !pending.includes(eyes))
      eyes = pending.find((seat) => humans.includes(seat)) ?? eyes;
    guardSecrets(pending);
    inform(watchers);
  }

  /** Shows secrets only for the player on turn, and only when everybody knows who that is. */
  function guardSecrets(pending: readonly Seat[]): void {
    if (eyes === undefined || humans.length < 2) return;
    if (!client.showsSecrets(game.view(state, eyes))) shownOf = undefined;
    else if (shownOf !== eyes && pending.includes(eyes)) {
      curtain = eyes;
      shownOf = eyes;
    }
  }

  /** Undefined during bots' turns, while the last player's secrets stay hidden. */
  function viewer(): Seat | undefined {
    const isSecret = eyes !== undefined && humans.length > 1 && client.showsSecrets(game.view(state, eyes));
    return isSecret && shownOf !== eyes ? undefined : eyes;
  }

  function snapshot(): TableSnapshot {
    if (shown !== undefined) return shown;
    const seat = viewer();
    shown = {
      status: game.scores(state) === undefined ? "playing" : "finished",
      ...WITHOUT_SERVER,
      link: "here",
      people,
      seat,
      view: game.view(state, seat ?? "spectator"),
      history: eventsFor(facts, seat ?? "spectator").map((event, n): Happened<unknown> => ({ n, event })),
      since: seen[eyes ?? 0] ?? 0,
      told: told[eyes ?? 0] ?? 0,
      waiting: game.pending(state),
      scores: game.scores(state),
      curtain,
      again: plan.again === true,
      refusal,
    };
    return shown;
  }

  for (const { seat, action } of moves) {
    const before = facts.length;
    if (!perform(seat, action)) break;
    // The results of the user's own last move may not have been shown completely.
    const kept = lastTold.of(toldKey(plan, seat)) ?? facts.length;
    seen = seen.with(seat, Math.min(facts.length, Math.max(before, kept)));
  }
  told = seen.map((own, seat) => Math.max(own, Math.min(lastTold.of(toldKey(plan, seat)) ?? 0, facts.length)));
  goOn();

  return {
    snapshot,
    subscribe: watchers.subscribe,
    act(actions) {
      if (eyes === undefined) return;
      seen = seen.with(eyes, facts.length);
      for (const action of actions) if (!perform(eyes, action)) break;
      goOn();
    },
    advise: async () => (eyes === undefined ? undefined : bots.advise(eyes)),
    queue() {},
    dismissCurtain() {
      curtain = undefined;
      shown = undefined;
      inform(watchers);
    },
    say() {},
    send() {},
    comeBack() {},
    seen(upTo) {
      if (eyes === undefined || upTo <= (told[eyes] ?? 0)) return;
      told = told.with(eyes, upTo);
      lastTold.keep(toldKey(plan, eyes), upTo);
      shown = undefined;
    },
    record: () => record,
    close: bots.close,
  };
}

/** Games are told apart by their seeds. */
function toldKey({ seed }: LocalPlan, seat: Seat): string {
  return `local:${fingerprint(seed).slice(0, 16)}:${seat}`;
}
