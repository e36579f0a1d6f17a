import { CARDS_BYTES } from "@harbor/protocol";
import type { AnyGameClient } from "@harbor/ui";

/** A client with the cards of a file, or what is wrong with the file; `problem` is one line in English. */
export type CardFile =
  | { readonly ok: true; readonly client: AnyGameClient }
  | {
      readonly ok: false;
      readonly why: "tooLarge" | "noJson" | "bad";
      readonly file: string;
      readonly problem: string;
    };

/** The size of the message around the cards when they are handed in. */
const ENVELOPE = 200;
/** No sensible layout has more whitespace than this. */
const MOST_BYTES = 8 * CARDS_BYTES;

export async function readCardFile(own: AnyGameClient, file: File): Promise<CardFile> {
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
    return bytes > CARDS_BYTES - ENVELOPE ? refused("tooLarge") : { ok: true, client: made.value };
  } catch (error) {
    return refused("noJson", error instanceof Error ? error.message : "");
  }
}

/** Laid out for editing by hand. */
export function writeCardFile({ cards }: AnyGameClient): { readonly name: string; readonly text: string } {
  const name = cards.name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return { name: `${name === "" ? "cards" : name}.cards.json`, text: `${layOut(cards.lists)}\n` };
}

/** One card per line. */
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
