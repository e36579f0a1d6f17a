import { allotmentsOf, FANAL, meuterer, ROLES, settle } from "../src/index.ts";
import { afterLading, atLading, begin, cards, position, type Table } from "./table.ts";

/** One line: what is decided under a rule, how a game shows it, and what it must show. */
export type Line = {
  readonly id: string;
  readonly says: string;
  readonly shows: () => unknown;
  readonly expected: unknown;
};

const HANDS = ["wine 2, salt 2, saber", "cloth 5", "grain 3, saber 2", "ruby 2, salt 3"] as const;
const ALIKE = ["cloth 5", "wine 5", "salt 3", "ruby 3, salt 2"] as const;
const SINGLE = ["saber", "saber", "saber", "saber"] as const;
const CREW = { 1: "loader", 2: "mate", 3: "cabin-boy" } as const;
const REBELS = { 1: "mutineer", 2: "mate", 3: "loader" } as const;
const STOWING = { roles: { 1: "mate", 2: "loader", 3: "merchant" }, hands: ALIKE } as const;

const lading = () => atLading({ hands: HANDS });
const passed = () => lading().lay("wine").act(1, { type: "pass" });
const boarding = () =>
  atLading({
    mode: "pirates",
    hands: ["pirate, wine", "cloth", "grain", "salt"],
    laid: ["", "ruby", "", ""],
    anchorage: 7,
    pirates: 8,
  }).lay("pirate");
const selling = () => afterLading({ hands: SINGLE, roles: CREW, laid: ["wine 2", "", "", ""], anchorage: 9, wake: 5 });
const stowing = (pile = "grain, wine, cloth, ruby, saber") => afterLading({ ...STOWING, pile });

/** Who is asked what, and in how many ways it can be answered. */
const question = (table: Table) => [table.asked, table.legal()[0]?.type, table.legal().length];

/** What is asked, and what is legal. */
const QUESTIONS: readonly Line[] = [
  {
    id: "OFR-1",
    says: "the captain offers one of four wages",
    shows: () => question(position({ hands: HANDS, captain: 2 })),
    expected: [2, "offer", 4],
  },
  {
    id: "LAD-2",
    says: "whose turn it is lays a kind or passes",
    shows: () => question(lading().lay("wine").lay("cloth")),
    expected: [2, "lay", 3],
  },
  {
    id: "PAS-5",
    says: "who has passed takes one of five, four or three roles",
    shows: () => question(passed()),
    expected: [1, "take", 5],
  },
  {
    id: "PIR-6",
    says: "who laid the pirate boards or leaves",
    shows: () => question(boarding()),
    expected: [0, "board", 2],
  },
  {
    id: "MUT-4",
    says: "a seat of a side plays none to all of its sabers",
    shows: () => question(afterLading({ hands: HANDS, roles: REBELS })),
    expected: [0, "fight", 2],
  },
  {
    id: "SEL-6",
    says: "a seat with several allotments sells",
    shows: () => question(selling()),
    expected: [0, "sell", 3],
  },
  {
    id: "REF-4",
    says: "a loader who needs two of five has ten ways",
    shows: () => question(stowing()),
    expected: [2, "stow", 10],
  },
];

/** Why actions are refused. */
const REFUSALS: readonly Line[] = [
  {
    id: "LAD-1",
    says: "not-your-turn",
    shows: () => lading().refusal(1, { type: "lay", kind: "cloth" }),
    expected: "not-your-turn",
  },
  {
    id: "PAS-4",
    says: "not-now: a role before one's own pass",
    shows: () => lading().lay("wine").refusal(1, { type: "take", role: "mate" }),
    expected: "not-now",
  },
  {
    id: "OFR-1",
    says: "malformed: a wage that does not exist",
    shows: () => begin().refusal(begin().asked, { type: "offer", wage: 4 }),
    expected: "malformed",
  },
  {
    id: "LAD-2",
    says: "no-such-card",
    shows: () => lading().refusal(0, { type: "lay", kind: "ruby" }),
    expected: "no-such-card",
  },
  {
    id: "LAD-3",
    says: "captain-lays-first",
    shows: () => lading().refusal(0, { type: "pass" }),
    expected: "captain-lays-first",
  },
  {
    id: "PAS-7",
    says: "role-gone",
    shows: () => lading().lay("wine").pass("mate").act(2, { type: "pass" }).refusal(2, { type: "take", role: "mate" }),
    expected: "role-gone",
  },
  {
    id: "MUT-5",
    says: "too-many-sabers",
    shows: () => afterLading({ hands: HANDS, roles: REBELS }).refusal(0, { type: "fight", sabers: 2 }),
    expected: "too-many-sabers",
  },
  {
    id: "SEL-7",
    says: "not-offered",
    shows: () => selling().refusal(0, { type: "sell", anchorage: 1, wake: 0 }),
    expected: "not-offered",
  },
  {
    id: "REF-4",
    says: "wrong-number",
    shows: () => stowing().refusal(2, { type: "stow", keep: ["grain"] }),
    expected: "wrong-number",
  },
  {
    id: "REF-4",
    says: "not-drawn",
    shows: () => stowing().refusal(2, { type: "stow", keep: ["grain", "salt"] }),
    expected: "not-drawn",
  },
];

/** Where the printed rules leave something open. */
const READINGS: readonly Line[] = [
  {
    id: "SET-1",
    says: "three or four seats",
    shows: () => [2, 3, 4, 5].map((seats) => meuterer.readOptions({ mode: "plain", seats }).ok),
    expected: [false, true, true, false],
  },
  {
    id: "SET-2a",
    says: "the chart is shuffled by default",
    shows: () => meuterer.readOptions({ mode: "plain", seats: 3 }),
    expected: { ok: true, value: { mode: "plain", seats: 3, chart: "shuffled" } },
  },
  {
    id: "PIR-1",
    says: "the pirate is not in the plain game",
    shows: () => FANAL.cargo("plain").includes("pirate"),
    expected: false,
  },
  {
    id: "LAD-3",
    says: "the captain lays a card before he may pass",
    shows: () =>
      lading()
        .legal()
        .some(({ type }) => type === "pass"),
    expected: false,
  },
  {
    id: "LAD-7",
    says: "an empty hand passes in its next turn",
    shows: () =>
      atLading({ hands: ["wine 3", "cloth", "grain 3", "salt 3"] }).lay("wine", "cloth").state.players[1]?.passed,
    expected: false,
  },
  {
    id: "PAS-4",
    says: "passing and taking are two decisions",
    shows: () => [passed().state.step, passed().view(1).found],
    expected: ["roles", ROLES],
  },
  {
    id: "CRS-1",
    says: "every card counts for a course, sabers too",
    shows: () =>
      atLading({ hands: ["wine, saber 3", "cloth", "grain", "salt"] })
        .lay("wine", "cloth", "grain", "salt")
        .pass().state.courses,
    expected: { captain: 3 },
  },
  {
    id: "MUT-4",
    says: "any number of sabers at once",
    shows: () => afterLading({ hands: ["saber 3", "cloth", "grain", "salt"], roles: REBELS }).legal().length,
    expected: 4,
  },
  {
    id: "MUT-7",
    says: "asked without a saber, too",
    shows: () => afterLading({ hands: ["wine", "cloth", "grain", "salt"], roles: REBELS }).legal(),
    expected: [{ type: "fight", sabers: 0 }],
  },
  {
    id: "VOY-2",
    says: "the mate gets 1 and the wage",
    shows: () => afterLading({ hands: ["wine 2", "cloth", "grain", "salt"], roles: CREW, wage: 2, round: 8 }).scores[2],
    expected: 3,
  },
  {
    id: "VOY-8",
    says: "a ship that stays pays",
    shows: () =>
      afterLading({ hands: ["", "cloth", "grain", "salt"], roles: CREW, round: 8 }).state.players[0]?.parts.voyage,
    expected: 4,
  },
  {
    id: "SEL-6",
    says: "the good at start and nest is chosen in selling, the captain first",
    shows: () =>
      afterLading({
        hands: SINGLE,
        roles: CREW,
        laid: ["wine 2, salt", "cloth 2, salt", "", ""],
        anchorage: 0,
        wake: 7,
      }).state.waiting,
    expected: [0, 1, 2, 3],
  },
  {
    id: "SEL-7",
    says: "nobody may sell less than he could",
    shows: () =>
      allotmentsOf(FANAL, { ring: begin().state.ring, anchorage: 9 }, cards("wine 3")).map(
        ({ anchorage }) => anchorage,
      ),
    expected: [3],
  },
  {
    id: "SCO-5",
    says: "of four tied the merchant is paid",
    shows: () => settle([5, 3, 2], [1, 1, 1, 1], 0),
    expected: { most: 1, leaders: [0, 1, 2, 3], price: 0, extra: 5 },
  },
  {
    id: "SCO-2",
    says: "nothing sold, nothing scored",
    shows: () => settle([5, 3, 2], [0, 0, 0, 0], 0),
    expected: { most: 0, leaders: [], price: 0, extra: 0 },
  },
  {
    id: "REF-3a",
    says: "a hand may be larger than five",
    shows: () =>
      afterLading({ mode: "pirates", hands: ["grain 6, wine", ...ALIKE.slice(1)], roles: CREW }).state.players[0]?.hand
        .length,
    expected: 7,
  },
  {
    id: "REF-5",
    says: "under the pile as drawn",
    shows: () =>
      stowing("grain, wine, cloth, ruby, saber")
        .act(2, { type: "stow", keep: ["grain", "ruby"] })
        .state.pile.slice(-3),
    expected: ["wine", "cloth", "saber"],
  },
  {
    id: "REF-8",
    says: "the discards are shuffled when a card is needed",
    shows: () =>
      afterLading({
        hands: ["wine 5", "cloth 5", "grain 5", "salt 4"],
        roles: { 1: "mate", 2: "merchant", 3: "cabin-boy" },
        pile: "ruby",
        discardsAll: true,
      }).state.pile,
    expected: [],
  },
  {
    id: "END-3",
    says: "equal seats are placed from the captain clockwise",
    shows: () => meuterer.scores({ ...begin().state, step: "ending", captain: 2 })?.map(({ seat }) => seat),
    expected: [2, 3, 0, 1],
  },
  {
    id: "PIR-5",
    says: "where the ship ends is not passed",
    shows: () => boarding().types,
    expected: ["laid", "pirates-sailed"],
  },
  {
    id: "PIR-6",
    says: "all laid cards of all seats, or none",
    shows: () => boarding().act(0, { type: "board" }).hand(0),
    expected: "ruby wine",
  },
  {
    id: "PIR-14",
    says: "the pirate ship does not go home",
    shows: () =>
      boarding()
        .act(0, { type: "leave" })
        .until(({ step }) => step === "offer").state.pirates,
    expected: 7,
  },
];

/** Plain data but for what shows each line. */
export const DECISIONS: readonly Line[] = [...QUESTIONS, ...REFUSALS, ...READINGS];
