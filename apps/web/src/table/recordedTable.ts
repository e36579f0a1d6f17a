import { eventsFor, rankResigned, type Seat, wholeEvents } from "@harbor/kit";
import type { Advice, AnyAction, AnyGameClient, Happened, Person } from "@harbor/ui";
import { questionAt } from "../bots/questionAt.ts";
import { ADVISING } from "../bots/tempo.ts";
import { openThinkers, type Thinkers } from "../bots/thinkers.ts";
import type { Recording } from "../replay/recording.ts";
import { inform, listeners } from "./listeners.ts";
import type { Table, TableSnapshot } from "./table.ts";
import { WITHOUT_SERVER } from "./withoutServer.ts";

/** The point of view: a seat's, a spectator's, or everybody's at once. */
export type Eyes = Seat | "spectator" | "everybody";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a step stays at normal speed. */
const STEP_MS = 1000;

/** The playback: its position and state. */
export type Reel = {
  readonly step: number;
  readonly last: number;
  readonly round: number;
  readonly rounds: Recording["rounds"];
  readonly eyes: Eyes;
  /** The seat whose side of the table is in front. */
  readonly front: Seat;
  readonly playing: boolean;
  readonly speed: Speed;
  /** The events of this step. */
  readonly news: readonly Happened<unknown>[];
};

export type RecordedTable = Table & {
  reel(): Reel;
  /** Goes to a step, within the start and the end. */
  show(step: number): void;
  /** Goes to the start of the previous or next round. */
  turnRound(by: 1 | -1): void;
  look(eyes: Eyes): void;
  play(): void;
  pause(): void;
  hasten(speed: Speed): void;
  /** What one of the best bots would do at the shown step, in place of the player on turn. */
  consult(): Promise<Consulted | undefined>;
};

export type Consulted = { readonly seat: Seat; readonly view: unknown; readonly advice: Advice<AnyAction> };

/** A finished game, viewed in any order and from any point of view. It accepts no actions. */
export function openRecordedTable(
  client: AnyGameClient,
  recording: Recording,
  people: readonly Person[],
  start: { readonly step: number; readonly eyes: Eyes },
  thinkers: Thinkers = openThinkers(),
): RecordedTable {
  const { game } = client;
  const { moments, facts, rounds, replay } = recording;
  const last = moments.length - 1;
  const told = listeners();
  const seen = new Map<Eyes, readonly Happened<unknown>[]>();
  let step = within(start.step);
  let eyes = start.eyes;
  let speed: Speed = 1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: TableSnapshot | undefined;
  let reel: Reel | undefined;

  function within(wanted: number): number {
    return Math.min(last, Math.max(0, Math.round(wanted)));
  }

  function momentAt(wanted: number): Recording["moments"][number] {
    const moment = moments[wanted];
    if (moment === undefined) throw new Error(`the recording has no step ${wanted}`);
    return moment;
  }

  function historyWith(wanted: Eyes): readonly Happened<unknown>[] {
    const known = seen.get(wanted);
    if (known !== undefined) return known;
    const events = wanted === "everybody" ? wholeEvents(facts) : eventsFor(facts, wanted);
    const history = events.map((event, n): Happened<unknown> => ({ n, event }));
    seen.set(wanted, history);
    return history;
  }

  function changed(): void {
    shown = undefined;
    reel = undefined;
    inform(told);
  }

  function stop(): void {
    if (timer !== undefined) clearTimeout(timer);
    timer = undefined;
  }

  function run(): void {
    stop();
    timer = setTimeout(() => {
      step = within(step + 1);
      if (step === last) stop();
      else run();
      changed();
    }, STEP_MS / speed);
  }

  function goTo(wanted: number): void {
    step = within(wanted);
    if (timer !== undefined) run();
    changed();
  }

  function inFront(): Seat {
    if (typeof eyes === "number") return eyes;
    const { move, state } = momentAt(step);
    return move?.seat ?? game.pending(state)[0] ?? 0;
  }

  return {
    snapshot() {
      const { state, told: facts } = momentAt(step);
      shown ??= {
        status: "finished",
        ...WITHOUT_SERVER,
        link: "here",
        people,
        seat: undefined,
        view: eyes === "everybody" ? game.unveil(state) : game.view(state, eyes),
        history: historyWith(eyes).slice(0, facts),
        since: facts,
        told: facts,
        scores: step === last ? rankResigned(replay.scores, replay.resigned ?? []) : undefined,
        curtain: undefined,
        again: false,
        waiting: [],
        refusal: undefined,
      };
      return shown;
    },
    reel() {
      const { round, told: facts } = momentAt(step);
      const before = step === 0 ? 0 : momentAt(step - 1).told;
      reel ??= {
        step,
        last,
        round,
        rounds,
        eyes,
        front: inFront(),
        playing: timer !== undefined,
        speed,
        news: historyWith(eyes).slice(before, facts),
      };
      return reel;
    },
    subscribe: told.subscribe,
    show: goTo,
    turnRound(by) {
      const before = rounds.filter(({ step: begun }) => begun < step).at(-1)?.step ?? 0;
      const after = rounds.find(({ step: begun }) => begun > step)?.step ?? last;
      goTo(by === 1 ? after : before);
    },
    look(wanted) {
      eyes = wanted;
      changed();
    },
    play() {
      // At the end, play starts over.
      if (step === last) step = 0;
      run();
      changed();
    },
    pause() {
      stop();
      changed();
    },
    hasten(wanted) {
      speed = wanted;
      if (timer !== undefined) run();
      changed();
    },
    async consult() {
      const { state } = momentAt(step);
      const pending = game.pending(state);
      const seat = pending.find((one) => one === eyes) ?? pending[0];
      if (seat === undefined) return undefined;
      const question = questionAt(client, state, seat, `${replay.seed} advice ${step}`);
      const thought = await thinkers.think({ ...question, ask: "advice", milliseconds: ADVISING });
      return thought?.why && { seat, view: question.view, advice: { action: thought.action, why: thought.why } };
    },
    act() {},
    queue() {},
    send() {},
    comeBack() {},
    seen() {},
    dismissCurtain() {},
    say() {},
    close() {
      stop();
      thinkers.close();
    },
  };
}
