/** The words of the rules, in the order in which equal things are ranked. */
export const GOODS = ["ruby", "salt", "wine", "cloth", "grain"] as const;
export type Good = (typeof GOODS)[number];

export const KINDS = [...GOODS, "saber", "pirate"] as const;
/** What a cargo card shows. Cards of a kind are alike. */
export type Kind = (typeof KINDS)[number];

export const ROLES = ["mutineer", "cabin-boy", "mate", "merchant", "loader"] as const;
export type Role = (typeof ROLES)[number];

export const WAGES = [0, 1, 2, 3] as const;
/** What the captain promises the mate for this round. */
export type Wage = (typeof WAGES)[number];

/** Two seats of the crew can be on each side of a mutiny; merchant and loader are on none. */
export type Side = "loyal" | "rebel";

export const MODES = ["plain", "pirates"] as const;
export type Mode = (typeof MODES)[number];

export const CHARTS = ["shuffled", "first-voyage"] as const;
export type Chart = (typeof CHARTS)[number];

/** The islands of the ring. */
export const PLACES = 12;
/** A place on the ring, from 0 clockwise. */
export type Place = number;

/** What a hand is filled up to. */
export const HAND_SIZE = 5;

/** END-4: what a score is made of. */
export const PARTS = ["voyage", "mutiny", "cabin", "mate", "wages", "sales", "merchant"] as const;
export type Part = (typeof PARTS)[number];
export type Parts = Readonly<Record<Part, number>>;

export const STEPS = [
  "offer",
  "lading",
  "boarding",
  "roles",
  "reveal",
  "mutiny",
  "voyage",
  "selling",
  "prices",
  "sailing",
  "refill",
  "ending",
] as const;
export type StepId = (typeof STEPS)[number];
