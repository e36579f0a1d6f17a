/**
 * What the bots believe about the game beyond its rules, as numbers that can be tuned by play. Money is the unit
 * where nothing else is said.
 */
export type Judgement = {
  /** Money that a round brings on top of income, whatever is done: parking, contracts still unknown. */
  readonly roundMoney: number;
  /** Stars that buildings add a round, on the way to the end. */
  readonly roundStars: number;
  /** Chance to win, within a round, a ship that fits a free dock. */
  readonly shipChance: number;
  /** How far below the highest a round's harbor value still counts: the end of the game is not sure. */
  readonly fameBlur: number;
  /** Chance a round to come by a good of one wanted type, and by any good. */
  readonly findGood: number;
  readonly findAny: number;
  /** Share of a good's price left when it must still be won. */
  readonly findShare: number;
  /** Value of a good without a contract, as a share of its price, for each round to come, and at most. */
  readonly spareShare: number;
  readonly spareMost: number;
  /** Share of a prestige reward that lasts for each round it comes before the last. */
  readonly rewardLasts: number;
  /** How much of today's prices is still there in the rounds after this one. */
  readonly priceMemory: number;
  /** Value of an influence raise for each round after this one, between two; the more play, the less it wins. */
  readonly raise: number;
  /** Rounds for which a better rank is held: others climb, too. */
  readonly rankHeld: number;
  /** Value of a place on the ladder a round besides the income: ties. */
  readonly tie: number;
  /** Value a round of having the first, second, third and fourth loading dock free for a new contract. */
  readonly freeDock: readonly [number, number, number, number];
  /** Share of what the others lose that counts as one's own gain, divided among them. */
  readonly spite: number;
  /** Value a round of the powers of buildings that show nowhere else. */
  readonly perks: Readonly<Record<Perk, number>>;
  /** Contracts that are completed a round. */
  readonly completions: number;
  /** Value of room in the harbor that is scarce, a place. */
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
