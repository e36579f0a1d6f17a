import { clockwise, type Game, openJournal, playSteps, whatIsWrongWithSeed } from "@harbor/kit";
import { type Action, readAction } from "./actions.ts";
import { autopilotOf } from "./autopilot/autopilot.ts";
import { setOfEdition } from "./editions.ts";
import type { Event } from "./events.ts";
import { imagineState } from "./imagine.ts";
import { whatIsWrong } from "./invariants.ts";
import { inventoryOf } from "./inventory.ts";
import { FANAL } from "./islands/fanal.ts";
import { type IslandSet, readIslandSet } from "./islands/islandSet.ts";
import { GAME_MODES, GAME_OPTIONS, type Options, readOptions } from "./options.ts";
import type { Reason } from "./reasons.ts";
import { scoreGame } from "./scoring.ts";
import { setUp } from "./setup.ts";
import type { State } from "./state.ts";
import { boardingStep } from "./steps/boarding.ts";
import { endingStep } from "./steps/ending.ts";
import { ladingStep } from "./steps/lading.ts";
import { mutinyStep } from "./steps/mutiny.ts";
import { offerStep } from "./steps/offer.ts";
import { pricesStep } from "./steps/prices.ts";
import { refillStep } from "./steps/refill.ts";
import { revealStep } from "./steps/reveal.ts";
import { rolesStep } from "./steps/roles.ts";
import { sailingStep } from "./steps/sailing.ts";
import { sellingStep } from "./steps/selling.ts";
import { voyageStep } from "./steps/voyage.ts";
import { RULES_VERSION, type RulesVersion } from "./versions.ts";
import { unveil, type View, viewFor } from "./view.ts";

export type Meuterer = Game<Options, State, Action, Event, View, Reason>;

/** The game with an island set. The steps are in the order of the rule book. */
export function playMeuterer(set: IslandSet, rules: RulesVersion = RULES_VERSION): Meuterer {
  const steps = [
    offerStep(),
    ladingStep(),
    boardingStep(),
    rolesStep(),
    revealStep(set),
    mutinyStep(set),
    voyageStep(set),
    sellingStep(set),
    pricesStep(set),
    sailingStep(),
    refillStep(set),
    endingStep(),
  ];
  const isOver = (state: State) => state.step === "ending";
  const seats = (state: State) => state.players.length;
  const flow = playSteps(steps, { seats, isOver, readAction });
  return {
    id: "meuterer",
    rules,
    cards: set.hash,
    ...(set.hash !== FANAL.hash && { cardLists: set.lists }),
    cardSet: set.lists,
    modes: GAME_MODES,
    options: GAME_OPTIONS,
    withCards(input) {
      const read = readIslandSet(input);
      return read.ok ? { ok: true, value: playMeuterer(read.value, rules) } : read;
    },
    edition(wanted) {
      const then = setOfEdition(wanted);
      return then === undefined ? undefined : playMeuterer(then.set, then.rules);
    },
    readOptions,
    seatsIn: (options) => options.seats,
    choicesIn: () => [],
    withChoices: (options) => options,
    readAction,
    takesBack: () => false,
    begin(options, seed) {
      const read = readOptions(options);
      if (!read.ok) return read;
      const problem = whatIsWrongWithSeed(seed);
      if (problem !== undefined) return { ok: false, problem };
      const journal = openJournal<Event>();
      const begun = flow.begin(setUp(set, read.value, seed, journal));
      return { ok: true, state: begun.state, events: [...journal.facts, ...begun.events] };
    },
    seats,
    pending: flow.pending,
    legal: flow.legal,
    asksInSecret: flow.asksInSecret,
    apply: flow.apply,
    advance: flow.advance,
    view: viewFor,
    unveil,
    imagine: (view, seed) => imagineState(set, view, seed),
    autopilot: autopilotOf(set),
    progress: ({ round, step, players }) => {
      return { done: step === "ending" ? round : round - 1, of: set.rounds(players.length) };
    },
    round: (state) => state.round,
    // AUT-9.
    finishesPart: () => true,
    // Cards that are sunk or taken change what is worth laying.
    upsets: ({ type }) => type === "cargo-sunk" || type === "boarded",
    phase: ({ step }) => (step === "boarding" || step === "roles" ? "lading" : step),
    whatIsWrong: (state) => whatIsWrong(set, state),
    scores: (state) => (isOver(state) ? scoreGame(state) : undefined),
    startOrder: ({ firstCaptain, players }) => clockwise(firstCaptain, players.length),
    inventory: inventoryOf(set),
    // Only tools and tests need these; clients do without them.
    schemas: async () => (await import("./schemas.ts")).meutererSchemas(),
  };
}

/** The game with the island set of this project. */
export const meuterer: Meuterer = playMeuterer(FANAL);
