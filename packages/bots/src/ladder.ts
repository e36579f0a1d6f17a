/** A question about the bots: who plays whom, and the goal. */
export type LadderRow = ShareRow | MedianRow;

/** How often one bot wins against others: for every deal it plays a set of games, once in each seat. */
export type ShareRow = {
  readonly id: string;
  readonly mode: string;
  readonly seats: number;
  readonly one: string;
  readonly others: string;
  readonly atLeast: number;
};

/** A bot's score when it plays alone. */
export type MedianRow = {
  readonly id: string;
  readonly mode: string;
  readonly seats: 1;
  readonly one: string;
  readonly from: number;
  readonly to: number;
};

export function isShareRow(row: LadderRow): row is ShareRow {
  return "others" in row;
}
