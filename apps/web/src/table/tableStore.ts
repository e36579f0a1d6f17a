import { reuseUnchanged } from "@harbor/kit";
import { create } from "zustand";
import type { Table, TableSnapshot } from "./table.ts";

type TableStore = {
  readonly table: Table | undefined;
  readonly snapshot: TableSnapshot | undefined;
  attach(table: Table): void;
  detach(): void;
};

/** The table on the screen. Its source writes here, and components select what they need. */
export const useTableStore = create<TableStore>()((set, get) => {
  let stop: (() => void) | undefined;
  return {
    table: undefined,
    snapshot: undefined,
    attach(table) {
      get().detach();
      stop = table.subscribe(() => set(({ snapshot }) => ({ snapshot: reuseUnchanged(snapshot, table.snapshot()) })));
      set({ table, snapshot: table.snapshot() });
    },
    detach() {
      stop?.();
      stop = undefined;
      get().table?.close();
      set({ table: undefined, snapshot: undefined });
    },
  };
});
