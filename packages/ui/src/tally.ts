import type { Language, Seat } from "@harbor/kit";
import type { ReactNode } from "react";
import type { Happened } from "./index.ts";

/** A chart of figures in the statistics of a device. */
export type TallyChart = {
  readonly id: string;
  /** `sum` adds each figure over all games, a bar for each; `best` shows the games with the most of its only figure. */
  readonly kind: "sum" | "best";
  readonly figures: readonly string[];
};

/** What the statistics of a device count in a game, besides scores. */
export type Tally<Event> = {
  readonly charts: readonly TallyChart[];
  chartName(chart: string, language: Language): string;
  figureName(figure: string, language: Language): string;
  /** A sign before the name of a figure, if it has one. */
  FigureSign?(props: { readonly figure: string; readonly className?: string }): ReactNode;
  /** The figures of a finished game, from its history as this seat saw it. There may be at most `MOST_FIGURES`. */
  figuresOf(history: readonly Happened<Event>[], seat: Seat): Readonly<Record<string, number>>;
};

export const MOST_FIGURES = 24;
