import { commandMessageSchema } from "@harbor/protocol";
import { z } from "zod";
import type { KeptLetters, Letter } from "./outbox.ts";

const lettersSchema = z.object({
  at: z.number(),
  letters: z.array(commandMessageSchema.pick({ id: true, command: true })),
});
/** Nobody expects that something is still done which was begun longer ago. */
const FRESH_MS = 5 * 60_000;

/**
 * What was sent at a table and not answered yet, kept for this tab over a reload of the page. The server knows each by
 * its id, so what it has done already is not done twice.
 */
export function keptLetters(code: string): KeptLetters {
  const key = `harbor:unsent:${code}`;
  return {
    read() {
      try {
        const kept = lettersSchema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? "null"));
        return kept.success && Date.now() - kept.data.at < FRESH_MS ? kept.data.letters : [];
      } catch {
        return [];
      }
    },
    write(letters: readonly Letter[]) {
      try {
        if (letters.length === 0) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), letters }));
      } catch {
        // Without it a reload forgets what was not answered, as it must without a storage.
      }
    },
  };
}
