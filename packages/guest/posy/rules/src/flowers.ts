import { fingerprint, type Read } from "@harbor/kit";
import { z } from "zod";

const kindSchema = z.strictObject({
  id: z.string().regex(/^[a-z]{1,20}$/),
  copies: z.int().min(1).max(40),
  /** Below 0 for what one would rather not have. */
  worth: z.int().min(-5).max(5),
});
const listSchema = z.strictObject({ name: z.string().min(1).max(40), kinds: z.array(kindSchema).min(3).max(12) });

export type FlowerList = Readonly<z.infer<typeof listSchema>>;

/** The flowers a game is played with, and their fingerprint. */
export type Flowers = {
  readonly list: FlowerList;
  readonly hash: string;
  worth(kind: string): number;
  isThistle(kind: string): boolean;
};

/** Enough for two in every hand and a meadow for the fullest table. */
const FEWEST = 30;

export function readFlowers(input: unknown): Read<Flowers> {
  const read = listSchema.safeParse(input);
  if (!read.success) {
    const [issue] = read.error.issues;
    return { ok: false, problem: `${issue?.path.join(".") || "cards"}: ${issue?.message}` };
  }
  const { kinds } = read.data;
  if (new Set(kinds.map(({ id }) => id)).size < kinds.length) return { ok: false, problem: "kinds: one comes twice" };
  if (kinds.reduce((sum, { copies }) => sum + copies, 0) < FEWEST)
    return { ok: false, problem: `kinds: fewer than ${FEWEST} flowers` };
  return { ok: true, value: flowersOf(read.data) };
}

function flowersOf(list: FlowerList): Flowers {
  const worths = new Map(list.kinds.map(({ id, worth }) => [id, worth]));
  const worth = (kind: string) => worths.get(kind) ?? 0;
  return { list, hash: fingerprint(list), worth, isThistle: (kind) => worth(kind) < 0 };
}

export const WAYSIDE: Flowers = flowersOf({
  name: "Wayside",
  kinds: [
    { id: "daisy", copies: 16, worth: 0 },
    { id: "clover", copies: 14, worth: 0 },
    { id: "poppy", copies: 12, worth: 1 },
    { id: "cornflower", copies: 10, worth: 1 },
    { id: "bluebell", copies: 8, worth: 2 },
    { id: "thistle", copies: 12, worth: -2 },
  ],
});
