import { forwardOf, freshChance, openDice, pickByKind, type Seat, seedFrom } from "@harbor/kit";
import type { Advice, AnyAction, AnyGameClient } from "@harbor/ui";
import { questionAt } from "../bots/questionAt.ts";
import { ADVISING, type BotPace, pauseOf, THINKING } from "../bots/tempo.ts";
import type { Thinkers } from "../bots/thinkers.ts";
import type { LocalPlan } from "./localPlan.ts";

/** What bots need from their table. */
type BotsTable = {
  state(): unknown;
  /** The number of actions so far. */
  played(): number;
  /** Plays an action and continues the game; false if the rules refuse it. */
  play(seat: Seat, action: AnyAction): boolean;
};

export type LocalBots = {
  has(seat: Seat): boolean;
  /** Lets a pending bot decide, unless one is doing so already. */
  call(): void;
  /** What one of the best bots would do at a seat. */
  advise(seat: Seat): Promise<Advice<AnyAction> | undefined>;
  close(): void;
};

/** The bots around this screen. They move one at a time, each after as long as a person would take. */
export function seatBots(
  client: AnyGameClient,
  { people, seed }: LocalPlan,
  thinkers: Thinkers,
  pace: () => BotPace,
  table: BotsTable,
): LocalBots {
  const { game } = client;
  const seats = new Set(people.flatMap(({ kind }, seat) => (kind === "bot" ? [seat] : [])));
  let busy = false;
  let closed = false;
  let last: Seat | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function waitedFor(): Seat | undefined {
    return game.pending(table.state()).find((seat) => seats.has(seat));
  }

  function forward(seat: Seat): readonly AnyAction[] {
    return forwardOf(game, game.legal(table.state(), seat));
  }

  async function decide(seat: Seat): Promise<AnyAction | undefined> {
    const legal = forward(seat);
    const [only, ...others] = legal;
    // If being asked is a secret, the time a bot takes must not reveal that it had no choice.
    if (others.length === 0 && game.asksInSecret?.(table.state()) !== true) return only;
    const question = { ...questionFor(seat), bot: people[seat]?.bot, milliseconds: THINKING[pace()] };
    return (await thinkers.think({ ...question, ask: "move" }))?.action;
  }

  function questionFor(seat: Seat) {
    return questionAt(client, table.state(), seat, `${seed} bot ${seat} ${table.played()}`);
  }

  async function turn(seat: Seat): Promise<void> {
    const started = performance.now();
    const action = await decide(seat);
    const pause = pauseOf(pace(), seat === last, Math.random());
    await new Promise((resolve) => {
      timer = setTimeout(resolve, Math.max(0, started + pause - performance.now()));
    });
    if (closed) return;
    last = seat;
    busy = false;
    // The game continues even if no bot can think.
    if (action === undefined || !table.play(seat, action)) table.play(seat, anyOf(seat));
  }

  function anyOf(seat: Seat): AnyAction {
    return pickByKind(forward(seat), openDice(freshChance(seedFrom(`${seed} lot ${seat} ${table.played()}`))));
  }

  return {
    has: (seat) => seats.has(seat),
    call() {
      const seat = waitedFor();
      if (busy || closed || seat === undefined) return;
      busy = true;
      void turn(seat);
    },
    async advise(seat) {
      const thought = await thinkers.think({
        ...questionFor(seat),
        ask: "advice",
        milliseconds: ADVISING,
      });
      return thought?.why && { action: thought.action, why: thought.why };
    },
    close() {
      closed = true;
      clearTimeout(timer);
      thinkers.close();
    },
  };
}
