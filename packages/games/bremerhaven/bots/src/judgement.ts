/**
 * The bots' beliefs about the game beyond its rules, as parameters tuned by play. The unit is money unless stated
 * otherwise.
 */
export type Judgement = {
  /** Money per round on top of income, whatever happens: parking, contracts still unknown. */
  readonly roundMoney: number;
  /** Stars added per round by buildings. */
  readonly roundStars: number;
  /** Probability of winning a ship that fits a free dock, per round. */
  readonly shipChance: number;
  /** How far below the highest a round's harbor value still counts, since the end of the game is uncertain. */
  readonly fameBlur: number;
  /** Probability per round of getting a good of one wanted type, and any good. */
  readonly findGood: number;
  readonly findAny: number;
  /** Share of a good's price that remains if it must still be won. */
  readonly findShare: number;
  /** Value of a good without a contract, as a share of its price: per remaining round, and the maximum. */
  readonly spareShare: number;
  readonly spareMost: number;
  /** Share of a prestige reward that lasts, for each round before the last. */
  readonly rewardLasts: number;
  /** How much of today's prices persists after this round. */
  readonly priceMemory: number;
  /** Value of an influence raise for each later round, with two players; with more players it wins less. */
  readonly raise: number;
  /** Rounds for which a better rank lasts: others climb, too. */
  readonly rankHeld: number;
  /** Value of a place on the ladder per round besides the income: ties. */
  readonly tie: number;
  /** Value per round of the first, second, third and fourth free loading dock. */
  readonly freeDock: readonly [number, number, number, number];
  /** Share of the others' losses that counts as the seat's own gain, divided by their number. */
  readonly spite: number;
  /** Value per round of building powers that show nowhere else. */
  readonly perks: Readonly<Record<Perk, number>>;
  /** Contracts completed per round. */
  readonly completions: number;
  /** Value of a place in the harbor when room is scarce. */
  readonly room: number;
};

export const PERKS = [
  "keep-prestige",
  "exchange-prices",
  "free-packing",
  "no-money-penalty",
  "longer-ship",
  "longer-contract",
  "win-ties",
  "store",
] as const;
export type Perk = (typeof PERKS)[number];

export const JUDGEMENT: Judgement = {
  roundMoney: 1.5,
  roundStars: 0.4,
  shipChance: 0.55,
  fameBlur: 0.8,
  findGood: 0.3,
  findAny: 0.6,
  findShare: 0.55,
  spareShare: 0.1,
  spareMost: 0.5,
  rewardLasts: 0.5,
  priceMemory: 0.2,
  raise: 3,
  rankHeld: 2,
  tie: 0.25,
  freeDock: [0.9, 0.6, 0.25, 0.1],
  spite: 0.4,
  perks: {
    "keep-prestige": 0.15,
    "exchange-prices": 0.3,
    "free-packing": 0.2,
    "no-money-penalty": 0.25,
    "longer-ship": 0.5,
    "longer-contract": 0.25,
    "win-ties": 0.4,
    store: 0.15,
  },
  completions: 0.6,
  room: 0.3,
};
