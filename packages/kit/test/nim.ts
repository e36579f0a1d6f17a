import {
  askingStep,
  automaticStep,
  bundleSchemas,
  type Game,
  openJournal,
  playSteps,
  type Read,
  type Seat,
  type Step,
  whatIsWrongWithSeed,
} from "../src/index.ts";

/**
 * A game small enough to check by hand: players take turns to take one to three sticks, and each has a secret number of
 * sticks in a pocket. A player who leaves at most one stick wins.
 */
export type Nim = {
  readonly step: "taking" | "over";
  readonly waiting: readonly Seat[];
  readonly sticks: number;
  readonly pockets: readonly number[];
  readonly turns: number;
};
export type Take = { readonly type: "take"; readonly sticks: number };
export type NimEvent = {
  readonly type: "taken";
  readonly seat: Seat;
  readonly sticks: number;
  readonly pocket?: number;
};
export type NimView = { readonly sticks: number; readonly pocket?: number; readonly pockets?: readonly number[] };

const taking: Step<Nim, Take, NimEvent, "too-many"> = askingStep({
  id: "taking",
  takes: ["take"],
  enter: (state) => ({ ...state, waiting: [0] }),
  candidates: () => [1, 2, 3].map((sticks): Take => ({ type: "take", sticks })),
  whyNot: (state) => (action) => (action.sticks > state.sticks ? "too-many" : undefined),
  perform(state, seat, action, log) {
    const pocket = (state.pockets[seat] ?? 0) + action.sticks;
    const told = { type: "taken", seat, sticks: action.sticks } as const;
    log.confide(seat, { ...told, pocket }, told);
    const sticks = state.sticks - action.sticks;
    return {
      ...state,
      sticks,
      turns: state.turns + 1,
      pockets: state.pockets.with(seat, pocket),
      waiting: sticks <= 1 ? [] : [(seat + 1) % state.pockets.length],
    };
  },
  next: () => "over",
});

const over: Step<Nim, Take, NimEvent, "too-many"> = automaticStep({
  id: "over",
  enter: (state) => state,
  next: () => "over",
});

function readTake(input: unknown): Take | undefined {
  if (typeof input !== "object" || input === null || !("type" in input) || !("sticks" in input)) return undefined;
  const { type, sticks } = input;
  return type === "take" && (sticks === 1 || sticks === 2 || sticks === 3) ? { type, sticks } : undefined;
}

const flow = playSteps([taking, over], {
  seats: (state: Nim) => state.pockets.length,
  isOver: (state) => state.step === "over",
  readAction: readTake,
});

type Options = { readonly sticks: number };

export const nim: Game<Options, Nim, Take, NimEvent, NimView> = {
  id: "nim",
  rules: "1",
  cards: "none",
  cardSet: {},
  withCards: () => ({ ok: false, problem: "sticks need no cards" }),
  edition: () => undefined,
  modes: [{ id: "only", seats: [2] }],
  options: [],
  readOptions(input): Read<Options> {
    const sticks = typeof input === "object" && input !== null && "sticks" in input ? input.sticks : undefined;
    return typeof sticks === "number" ? { ok: true, value: { sticks } } : { ok: false, problem: "sticks: none" };
  },
  seatsIn: () => 2,
  choicesIn: () => [],
  withChoices: (options) => options,
  readAction: readTake,
  takesBack: () => false,
  begin({ sticks }, seed) {
    const problem = whatIsWrongWithSeed(seed);
    if (problem !== undefined) return { ok: false, problem };
    const journal = openJournal<NimEvent>();
    const begun = flow.begin({ step: "taking", waiting: [], sticks, pockets: [0, 0], turns: 0 });
    return { ok: true, state: begun.state, events: [...journal.facts, ...begun.events] };
  },
  seats: (state) => state.pockets.length,
  pending: flow.pending,
  legal: flow.legal,
  apply: flow.apply,
  advance: flow.advance,
  view(state, viewer) {
    const pocket = viewer === "spectator" ? undefined : state.pockets[viewer];
    return { sticks: state.sticks, ...(pocket !== undefined && { pocket }) };
  },
  unveil: ({ sticks, pockets }) => ({ sticks, pockets }),
  imagine: ({ sticks, pocket = 0 }) => ({ step: "taking", waiting: [0], sticks, pockets: [pocket, 0], turns: 0 }),
  round: (state) => state.turns,
  phase: (state) => state.step,
  whatIsWrong: (state) => (state.sticks < 0 ? "fewer than no sticks" : undefined),
  scores(state) {
    if (state.step !== "over") return undefined;
    const last = (state.turns - 1) % state.pockets.length;
    return [last, 1 - last].map((seat, index) => ({
      seat,
      place: index + 1,
      score: 1 - index,
      parts: { pocket: state.pockets[seat] ?? 0 },
    }));
  },
  startOrder: () => [0, 1],
  inventory: { cards: { takes: ["1", "2", "3"] }, used: ({ sticks }) => [["takes", String(sticks)]] },
  schemas: async () => bundleSchemas({ Options: {}, Action: {}, Event: {}, View: {} }),
};
