import {
  bundleSchemas,
  clockwise,
  commitTo,
  freshChance,
  type Game,
  type Log,
  NO_TRACE,
  openDice,
  openJournal,
  playSteps,
  rankScores,
  readOutside,
  refTo,
  type Seed,
  whatIsWrongWithSeed,
  withTakeBack,
} from "@harbor/kit";
import { z } from "zod";
import { type Action, actionSchema, type Reason, readAction } from "./actions.ts";
import { autopilot } from "./autopilot.ts";
import { type Event, eventSchema } from "./events.ts";
import { type Flowers, readFlowers, WAYSIDE } from "./flowers.ts";
import { MODES, OPTIONS, type Options, optionsSchema, readOptions } from "./options.ts";
import type { State } from "./state.ts";
import { duskStep } from "./steps/dusk.ts";
import { endStep } from "./steps/end.ts";
import { gatherStep } from "./steps/gather.ts";
import { tieStep } from "./steps/tie.ts";
import { wakeStep } from "./steps/wake.ts";
import { RULES_VERSION, RULES_VERSIONS, type RulesVersion } from "./versions.ts";
import { allOf, imaginePosition, type View, viewFor, viewSchema } from "./view.ts";

export type Posy = Game<Options, State, Action, Event, View, Reason>;

const isTurn = ({ step }: State) => step === "gather" || step === "tie";

/** The game with these flowers, under these rules. */
function playPosy(flowers: Flowers, rules: RulesVersion): Posy {
  const steps = [wakeStep(rules), gatherStep, tieStep(flowers), duskStep(flowers), endStep];
  const isOver = ({ step }: State) => step === "end";
  const course = { seats: (state: State) => state.gardeners.length, isOver, readAction };
  const flow = withTakeBack(playSteps(steps, course), {
    back: { type: "undo" },
    isBack: (input) => readAction(input)?.type === "undo",
    isTurn,
    reveals: ({ type }) => type === "grown" || type === "watered",
    tell: (seat, log) => log.tell({ type: "taken-back", seat }),
  });
  return {
    id: "posy",
    rules,
    cards: flowers.hash,
    ...(flowers.hash !== WAYSIDE.hash && { cardLists: flowers.list }),
    cardSet: flowers.list,
    modes: MODES,
    options: OPTIONS,
    withCards(input) {
      const read = readFlowers(input);
      return read.ok ? { ok: true, value: playPosy(read.value, rules) } : read;
    },
    edition({ rules: wanted, cards = WAYSIDE.hash, cardLists }) {
      const known = RULES_VERSIONS.find((one) => one === wanted);
      const read = cardLists === undefined ? undefined : readFlowers(cardLists);
      const then = read?.ok === true ? read.value : WAYSIDE;
      return known === undefined || then.hash !== cards ? undefined : playPosy(then, known);
    },
    readOptions,
    seatsIn: ({ seats }) => seats,
    choicesIn: () => [],
    withChoices: (options) => options,
    readAction: (input) => readOutside(() => readAction(input), undefined),
    takesBack: ({ type }) => type === "undo",
    begin(options, seed) {
      const read = readOptions(options);
      if (!read.ok) return read;
      const problem = whatIsWrongWithSeed(seed);
      if (problem !== undefined) return { ok: false, problem };
      const journal = openJournal<Event>();
      const begun = flow.begin(setUp(flowers, read.value, seed, journal));
      return { ok: true, state: begun.state, events: [...journal.facts, ...begun.events] };
    },
    seats: course.seats,
    pending: flow.pending,
    legal: flow.legal,
    sampling: flow.sampling,
    asksInSecret: flow.asksInSecret,
    apply: flow.apply,
    advance: flow.advance,
    view: viewFor,
    unveil: (state) => viewFor(state, "all"),
    imagine(view, seed) {
      if (view.turn === undefined) return imaginePosition(flowers, view, seed);
      const { start, done } = view.turn;
      const seat = start.order[start.asked] ?? 0;
      return done.reduce((state, action) => flow.advance(state, seat, action), imaginePosition(flowers, start, seed));
    },
    autopilot,
    progress: ({ day, step, options }) => ({ done: step === "end" ? day : Math.max(0, day - 1), of: options.days }),
    round: ({ day }) => day,
    phase: (state) => (isTurn(state) ? "turn" : state.step),
    whatIsWrong: (state) => whatIsWrong(flowers, state),
    scores: (state) => (isOver(state) ? scoreGame(flowers, state) : undefined),
    startOrder: ({ first, gardeners }) => clockwise(first, gardeners.length),
    inventory: {
      cards: { flowers: flowers.list.kinds.map(({ id }) => id) },
      used: (event) => (event.type === "tied" ? event.flowers.map((id) => ["flowers", id] as const) : []),
    },
    schemas: async () => {
      const shapes = { Options: optionsSchema, Action: actionSchema, Event: eventSchema, View: viewSchema };
      const named = z.registry<{ id: string }>();
      for (const [id, shape] of Object.entries(shapes)) named.add(shape, { id });
      return bundleSchemas(z.toJSONSchema(named, { uri: refTo, io: "input" }).schemas);
    },
  };
}

/** SET-1. */
function setUp(flowers: Flowers, options: Options, seed: Seed, log: Log<Event>): State {
  const dice = openDice(freshChance(seed));
  const bag = dice.shuffled(allOf(flowers));
  const hands = Array.from({ length: options.seats }, () => bag.splice(0, 2));
  for (const [seat, hand] of hands.entries()) {
    const open = { type: "dealt", seat } as const;
    log.confide(seat, { ...open, flowers: hand }, open);
  }
  const gardener = { points: 0, sleep: 0, posies: 0, longest: 0, hasWatered: false };
  const first = dice.below(options.seats);
  return {
    options,
    step: "wake",
    waiting: [],
    chance: dice.chance(),
    commitment: commitTo(seed),
    day: 0,
    bag,
    meadow: [],
    tied: [],
    first,
    gardeners: hands.map((hand) => ({ ...gardener, hand })),
    hours: {},
    order: clockwise(first, options.seats),
    asked: 0,
    trace: NO_TRACE,
  };
}

/** END-1. */
function scoreGame(flowers: Flowers, { gardeners }: State) {
  const rows = gardeners.map(({ hand, points, sleep, longest, posies }, seat) => {
    const thistles = hand.filter(flowers.isThistle).reduce((sum, flower) => sum + flowers.worth(flower), 0);
    const parts = { posies: points + sleep, sleep: -sleep, thistles };
    return { seat, score: points + thistles, tieBreaks: { longest, posies }, parts };
  });
  return rankScores(rows);
}

function whatIsWrong(flowers: Flowers, state: State): string | undefined {
  const all = [...state.bag, ...state.meadow, ...state.tied, ...state.gardeners.flatMap(({ hand }) => hand)];
  return all.toSorted().join() === allOf(flowers).toSorted().join() ? undefined : "flowers were lost or made";
}

export const posy: Posy = playPosy(WAYSIDE, RULES_VERSION);
