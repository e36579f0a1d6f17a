import type { Advice, AnyAction, AnyStage } from "@harbor/face";
import { forwardOf, freshChance, openDice, pickByKind, type Seat, seedFrom } from "@harbor/kit";
import { questionAt } from "../bots/questionAt.ts";
import { ADVISING, type BotPace, pauseOf, THINKING } from "../bots/tempo.ts";
import type { Thinkers } from "../bots/thinkers.ts";
import type { LocalPlan } from "./localPlan.ts";

/** What the bots of a table in this browser need of it. */
type BotsTable = {
  state(): unknown;
  /** How many actions have been taken. */
  played(): number;
  /** Takes an action, and goes on; whether the rules allowed it. */
  play(seat: Seat, action: AnyAction): boolean;
};

export type LocalBots = {
  has(seat: Seat): boolean;
  /** Lets whoever of them is waited for decide, unless somebody is about to already. */
  call(): void;
  /** What one of the best would do at a seat. */
  advise(seat: Seat): Promise<Advice<AnyAction> | undefined>;
  close(): void;
};

/** The bots around this screen, one after the other, each after as long as somebody would take. */
export function seatBots(
  stage: AnyStage,
  { people, seed }: LocalPlan,
  thinkers: Thinkers,
  pace: () => BotPace,
  table: BotsTable,
): LocalBots {
  const { game } = stage;
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
    if (others.length === 0) return only;
    const question = { ...questionFor(seat), bot: people[seat]?.bot, milliseconds: THINKING[pace()] };
    return (await thinkers.think({ ...question, ask: "move" }))?.action;
  }

  function questionFor(seat: Seat) {
    return questionAt(stage, table.state(), seat, `${seed} bot ${seat} ${table.played()}`);
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
    // Where nobody could think, the game goes on all the same.
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
