import type { Command } from "@harbor/protocol";
import { z } from "zod";
import type { Letter, LetterStorage } from "./outbox.ts";

// The server validates every command. The schema of commands is the protocol's largest, so a table does without it.
const lettersSchema = z.object({
  at: z.number(),
  letters: z.array(z.object({ id: z.string(), command: z.custom<Command>(isCommand) })),
});

function isCommand(kept: unknown): boolean {
  return typeof kept === "object" && kept !== null && "do" in kept && typeof kept.do === "string";
}

/** Older commands are not sent any more: nobody expects them by then. */
const FRESH_MS = 5 * 60_000;

/**
 * The unanswered commands of a table, kept in this tab across a reload. The server knows each by its id and does not
 * execute it twice.
 */
export function storedLetters(code: string): LetterStorage {
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
        // Without storage, a reload loses unanswered commands.
      }
    },
  };
}
