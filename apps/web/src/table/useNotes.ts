import type { AnyGameClient, Notes } from "@harbor/ui";
import { useEffect, useMemo } from "react";
import { keepNote, keptNote } from "./keptNotes.ts";
import type { TableSnapshot } from "./table.ts";

/** The notes of whoever plays at the table on the screen; they are deleted when the game is over. */
export function useNotes(client: AnyGameClient, snapshot: TableSnapshot | undefined): Notes | undefined {
  const { seat, view, scores } = snapshot ?? {};
  // The hash of the seed names a table, wherever it is.
  const place = seat === undefined ? undefined : `${client.secretOf(view).commitment} ${seat}`;
  const isOver = scores !== undefined;
  useEffect(() => {
    if (place !== undefined && isOver) keepNote(place, undefined);
  }, [place, isOver]);
  return useMemo(
    () =>
      place === undefined || isOver
        ? undefined
        : { read: () => keptNote(place), write: (note) => keepNote(place, note) },
    [place, isOver],
  );
}
