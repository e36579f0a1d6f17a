import type { Event } from "@harbor/bremerhaven";
import type { Trial } from "@harbor/bremerhaven-bots/planner";
import type { Happened } from "@harbor/ui";
import { createContext } from "react";
import type { Place } from "./changes.ts";

/** What a player can do while others think. */
export type Meanwhile = {
  readonly history: readonly Happened<Event>[];
  /** The length of the history at this player's last decision. */
  readonly since: number;
  /** What was planned on a copy of the harbor. */
  readonly trial: Trial | undefined;
  /** Opens a copy of the harbor to plan on. */
  tryOut(): void;
  jump(place: Place): void;
};

export const MeanwhileContext = createContext<Meanwhile | undefined>(undefined);
