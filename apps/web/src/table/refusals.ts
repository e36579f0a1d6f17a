import type { Seat } from "@harbor/kit";
import type { Command, TableView } from "@harbor/protocol";
import type { Refusal } from "./table.ts";

/** Long enough to be read, even if the cause is already gone. */
export const READABLE = 6000;

type Told = { readonly refusal: Refusal; readonly about: string; readonly tried: Command; readonly at: number };

export type Refusals = {
  refused(command: Command, why: string, view: TableView, waiting: readonly Seat[]): void;
  accepted(command: Command): void;
  /** The latest refusal, while it is still relevant. */
  standing(view: TableView, waiting: readonly Seat[]): Refusal | undefined;
};

/** Keeps the last refusal until its cause is gone: the same command has succeeded, or its subject has changed. */
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

/** The part of a table that decides whether a command is possible. */
function subjectOf(command: Command, view: TableView, waiting: readonly Seat[]): string {
  switch (command.do) {
    case "say":
      // This refusal is the only sign to a spectator of being muted.
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
