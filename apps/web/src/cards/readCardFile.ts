import type { AnyStage } from "@harbor/face";
import { CARDS_BYTES } from "@harbor/protocol";

/** A stage with the cards of a file, or what is wrong with the file; `problem` is one line in English. */
export type CardFile =
  | { readonly ok: true; readonly stage: AnyStage }
  | {
      readonly ok: false;
      readonly why: "tooLarge" | "noJson" | "bad";
      readonly file: string;
      readonly problem: string;
    };

/** What is sent around the cards when they are handed in. */
const ENVELOPE = 200;
/** Nobody lays cards out with more blanks than that. */
const MOST_BYTES = 8 * CARDS_BYTES;

export async function readCardFile(own: AnyStage, file: File): Promise<CardFile> {
  const refused = (why: "tooLarge" | "noJson" | "bad", problem = ""): CardFile => {
    return { ok: false, why, file: file.name, problem };
  };
  if (file.size > MOST_BYTES) return refused("tooLarge");
  const text = await file.text();
  try {
    const lists: unknown = JSON.parse(text);
    const made = own.withCards(lists);
    if (!made.ok) return refused("bad", made.problem);
    const bytes = new TextEncoder().encode(JSON.stringify(lists)).length;
    return bytes > CARDS_BYTES - ENVELOPE ? refused("tooLarge") : { ok: true, stage: made.value };
  } catch (error) {
    return refused("noJson", error instanceof Error ? error.message : "");
  }
}

/** Laid out so that people can change it. */
export function writeCardFile({ cards }: AnyStage): { readonly name: string; readonly text: string } {
  const name = cards.name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return { name: `${name === "" ? "cards" : name}.cards.json`, text: `${layOut(cards.lists)}\n` };
}

/** One line for each card. */
function layOut(lists: unknown): string {
  if (typeof lists !== "object" || lists === null) return JSON.stringify(lists);
  const fields = Object.entries(lists).map(([field, value]) => {
    const rows = Array.isArray(value)
      ? `[\n    ${value.map((row) => JSON.stringify(row)).join(",\n    ")}\n  ]`
      : undefined;
    return `  ${JSON.stringify(field)}: ${rows ?? JSON.stringify(value)}`;
  });
  return `{\n${fields.join(",\n")}\n}`;
}
