import {
  DOCKS,
  bremerhaven as GAME,
  idleProducers,
  loadingTask,
  planLoading,
  type State,
  undelivered,
  WESER,
  whyNotBerth,
} from "@harbor/bremerhaven";

/** The rules of the game under test: the only file among these tests that names it. */
export {
  ACTION_TYPES,
  type Action,
  type ActionType,
  type State,
  WESER_LISTS as CARD_LISTS,
} from "@harbor/bremerhaven";
export { GAME };

/** The game's own first page. */
export const HOME = `/${GAME.id}`;

/** Whether seat 0 has no room for all the goods it could produce, however it works. */
export function isRoomShort(state: State): boolean {
  const task = loadingTask(WESER, state, 0);
  return task !== undefined && planLoading(task).length > 1;
}

/** How much seat 0 could still do: buildings that could produce, and contracts that could take goods. */
export function leftUndone(state: State): { readonly producers: number; readonly contracts: number } {
  const task = loadingTask(WESER, state, 0);
  if (task === undefined) return { producers: 0, contracts: 0 };
  return { producers: idleProducers(task).length, contracts: undelivered(task).length };
}

/** Whether a ship on the board fits none of seat 0's docks. */
export function isInVain({ sea, players }: State): boolean {
  const harbor = players[0]?.harbor;
  return sea.some(
    ({ card }) =>
      card !== undefined &&
      harbor !== undefined &&
      DOCKS.every((dock) => whyNotBerth(WESER, harbor, dock, WESER.ship(card)) !== undefined),
  );
}
