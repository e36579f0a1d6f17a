import { type Game, openJournal, playSteps, readOutside, whatIsWrongWithSeed } from "@harbor/kit";
import { type Action, readAction } from "./actions.ts";
import { type CardSet, readCardSet } from "./cards/cardSet.ts";
import { WESER } from "./cards/weser/index.ts";
import { cardsOfEdition } from "./editions.ts";
import type { Event } from "./events.ts";
import { imagineState } from "./imagine.ts";
import { whatIsWrong } from "./invariants.ts";
import { inventoryOf } from "./inventory.ts";
import { GAME_MODES, GAME_OPTIONS, readGood, readOptions } from "./options.ts";
import type { Reason } from "./reasons.ts";
import { scoreGame } from "./scoring.ts";
import { setUp } from "./setup.ts";
import type { Options, State } from "./state.ts";
import { biddingStep } from "./steps/bidding.ts";
import { buildingStep } from "./steps/building.ts";
import { cleanupStep } from "./steps/cleanup.ts";
import { contractsStep } from "./steps/contracts.ts";
import { endingStep } from "./steps/ending.ts";
import { foundingStep } from "./steps/founding.ts";
import { harborStep } from "./steps/harbor.ts";
import { incomeStep } from "./steps/income.ts";
import { influenceStep } from "./steps/influence.ts";
import { ladderStep } from "./steps/ladder.ts";
import { newspaperStep } from "./steps/newspaper.ts";
import { parkingStep } from "./steps/parking.ts";
import { permitStep } from "./steps/permit.ts";
import { pricesStep } from "./steps/prices.ts";
import { progressStep } from "./steps/progress.ts";
import { shipsStep } from "./steps/ships.ts";
import { unveil, type View, viewFor } from "./view.ts";
import { GOODS } from "./vocabulary.ts";

export type Bremerhaven = Game<Options, State, Action, Event, View, Reason>;

/** The game with a card set, under that set's rules. The steps are in the order of the rule book. */
export function playBremerhaven(cards: CardSet): Bremerhaven {
  const steps = [
    foundingStep(cards),
    biddingStep(cards),
    parkingStep(),
    buildingStep(cards),
    permitStep(cards),
    influenceStep(cards),
    pricesStep(cards),
    ladderStep(cards),
    incomeStep(),
    shipsStep(cards),
    contractsStep(cards),
    harborStep(cards),
    newspaperStep(cards),
    progressStep(cards),
    cleanupStep(),
    endingStep(cards),
  ];
  const isOver = (state: State) => state.step === "ending";
  const flow = playSteps(steps, { seats: (state: State) => state.players.length, isOver, readAction });
  return {
    id: "bremerhaven",
    rules: cards.rules.version,
    cards: cards.hash,
    ...(cards.hash !== WESER.hash && { cardLists: cards.lists }),
    cardSet: cards.lists,
    modes: GAME_MODES,
    options: GAME_OPTIONS,
    withCards(input) {
      const read = readCardSet(input, cards.rules);
      return read.ok ? { ok: true, value: playBremerhaven(read.value) } : read;
    },
    edition(wanted) {
      const then = cardsOfEdition(wanted);
      return then === undefined ? undefined : playBremerhaven(then);
    },
    readOptions,
    seatsIn: ({ seats }) => seats,
    choicesIn: ({ mode }) => (mode === "solo" ? [] : GOODS),
    withChoices: (options, choices) => ({ ...options, goods: options.goods.map((_, seat) => readGood(choices[seat])) }),
    readAction: (input) => readOutside(() => readAction(input), undefined),
    takesBack: ({ type }) => type === "undo",
    begin(options, seed) {
      const read = readOptions(options);
      if (!read.ok) return read;
      const problem = whatIsWrongWithSeed(seed);
      if (problem !== undefined) return { ok: false, problem };
      const journal = openJournal<Event>();
      const begun = flow.begin(setUp(cards, read.value, seed, journal));
      return { ok: true, state: begun.state, events: [...journal.facts, ...begun.events] };
    },
    seats: (state) => state.players.length,
    pending: flow.pending,
    legal: flow.legal,
    apply: flow.apply,
    advance: flow.advance,
    view: viewFor,
    unveil,
    imagine: (view, seed) => imagineState(cards, view, seed),
    round: (state) => state.round,
    phase: (state) => state.step,
    whatIsWrong: (state) => whatIsWrong(cards, state),
    scores: (state) => (isOver(state) ? scoreGame(state) : undefined),
    startOrder: (state) => state.startLadder.filter((seat) => seat < state.players.length),
    inventory: inventoryOf(cards),
    // Only tools and tests need these; clients do without them.
    schemas: async () => (await import("./schemas/index.ts")).bremerhavenSchemas(),
  };
}

/** The game with the card set of this project. */
export const bremerhaven: Bremerhaven = playBremerhaven(WESER);
