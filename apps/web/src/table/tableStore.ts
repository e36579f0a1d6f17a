import { reuseUnchanged } from "@harbor/kit";
import { create } from "zustand";
import { inBursts } from "./inBursts.ts";
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
      const show = inBursts(() => set(({ snapshot }) => ({ snapshot: reuseUnchanged(snapshot, table.snapshot()) })));
      const unsubscribe = table.subscribe(show);
      stop = () => {
        unsubscribe();
        show.cancel();
      };
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
