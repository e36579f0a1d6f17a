import type { Seat } from "@harbor/kit";
import type { Command, TableView } from "@harbor/protocol";
import type { Refusal } from "./table.ts";

/** Long enough to be read, even where the cause has gone at once. */
export const READABLE = 6000;

type Told = { readonly refusal: Refusal; readonly about: string; readonly tried: Command; readonly at: number };

export type Refusals = {
  refused(command: Command, why: string, view: TableView, waiting: readonly Seat[]): void;
  accepted(command: Command): void;
  /** The latest refusal, as long as there is a reason to tell it. */
  standing(view: TableView, waiting: readonly Seat[]): Refusal | undefined;
};

/** What was refused last. It is told no longer than its cause lasts: until it works, or what it was about has changed. */
export function openRefusals(changed: () => void): Refusals {
  let told: Told | undefined;
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    refused(tried, why, view, waiting) {
      count += 1;
      const refusal = { why, tried: tried.do, nth: count };
      told = { refusal, about: subjectOf(tried, view, waiting), tried, at: Date.now() };
    },
    accepted(command) {
      if (told?.refusal.tried === command.do) told = undefined;
    },
    standing(view, waiting) {
      if (told === undefined || subjectOf(told.tried, view, waiting) === told.about) return told?.refusal;
      const left = told.at + READABLE - Date.now();
      if (left <= 0) {
        told = undefined;
        return undefined;
      }
      clearTimeout(timer);
      timer = setTimeout(changed, left);
      return told.refusal;
    },
  };
}

/** As much of a table as decides whether this can be done. */
function subjectOf(command: Command, view: TableView, waiting: readonly Seat[]): string {
  switch (command.do) {
    case "say":
      // Whoever was muted while looking on is told by this refusal alone.
      return "";
    case "act":
    case "queue":
      return JSON.stringify([view.status, waiting]);
    case "vote":
      return JSON.stringify([view.status, view.seats[command.seat]]);
    default:
      return JSON.stringify([view.status, view.settings, view.seats]);
  }
}
