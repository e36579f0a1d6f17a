import { ENTRIES_A_PAGE, type Entry, type Store, type TableId } from "./store.ts";

/** All entries of a table after one. Only one page is in memory at a time. */
export async function* pagesAfter(
  store: Pick<Store, "entriesAfter">,
  table: TableId,
  seq: number,
): AsyncGenerator<readonly Entry[]> {
  let last = seq;
  for (;;) {
    const page = await store.entriesAfter(table, last);
    if (page.length > 0) yield page;
    if (page.length < ENTRIES_A_PAGE) return;
    last = page.at(-1)?.seq ?? last;
  }
}
