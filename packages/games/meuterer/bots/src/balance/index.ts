import type { GameBalance } from "@harbor/bots";
import { meuterer, readIslandSet } from "@harbor/meuterer";
import { measuresFor } from "./measures.ts";
import { type GameNotes, openNotebook } from "./notes.ts";
import { ROWS } from "./rows.ts";

/** Measures the islands: whether each seat, role, wage and place has its chance. */
export const meutererBalance: GameBalance<GameNotes> = {
  game: meuterer.id,
  rows: ROWS,
  stage: (game) => game,
  openNotebook,
  measure({ cardSet }, row, notes) {
    const read = readIslandSet(cardSet);
    if (!read.ok) throw new Error(read.problem);
    return measuresFor(read.value, row, notes);
  },
};
