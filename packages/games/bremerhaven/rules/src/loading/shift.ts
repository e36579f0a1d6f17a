import type { HarborAction } from "../actions.ts";
import { spaceAt } from "../harbor/harbor.ts";
import { POWERS } from "../harbor/powers.ts";
import { whyNotEmpty, whyNotStore } from "../harbor/storage.ts";
import { doWork, whyNotWork } from "../harbor/work.ts";
import type { HarborSide, Space } from "../state.ts";
import { DOCKS, type Good, type Place, SPACES, type SpaceNumber } from "../vocabulary.ts";
import { breaksUp } from "./begun.ts";
import type { LoadingTask } from "./task.ts";

/** Work tried step by step; steps that the rules refuse are not taken. */
export type Shift = ReturnType<typeof beginShift>;

export function beginShift({
  cards,
  side: start,
  taken,
  kept = [],
}: Pick<LoadingTask, "cards" | "side" | "taken" | "kept">) {
  let side: HarborSide = start;
  let steps: readonly HarborAction[] = [];

  function perform(action: HarborAction): boolean {
    if (whyNotWork(cards, side, [...taken, ...steps], action) !== undefined || breaksUp(kept, action)) return false;
    side = doWork(cards, side, action);
    steps = [...steps, action];
    return true;
  }

  const move = (good: Good, from: Place, to: Place): boolean => perform({ type: "move", good, from, to });
  const on = (space: SpaceNumber): Space => spaceAt(side.harbor, space);

  /**
   * Where a good can be put: first a building that takes it, the most specialized first, then beside a single crate,
   * then an empty space.
   */
  function roomsFor(good: Good): SpaceNumber[] {
    return SPACES.filter((space) => whyNotStore(cards, on(space), good) === undefined).toSorted(
      (one, other) => rankOf(one) - rankOf(other),
    );
  }

  function rankOf(space: SpaceNumber): number {
    const { building, goods } = on(space);
    if (building !== undefined) return POWERS.store(cards, building)[0]?.goods.length ?? 0;
    return goods.length > 0 ? 10 : 20;
  }

  /** Tries several steps and rolls them back if one fails. */
  function attempt(work: () => boolean): boolean {
    const before = { side, steps };
    if (work()) return true;
    ({ side, steps } = before);
    return false;
  }

  /** Empties a space by moving its goods into buildings, or a single crate to another one. */
  function makeRoom(): boolean {
    return SPACES.some((space) => {
      const { building, goods } = on(space);
      if (building !== undefined || goods.length === 0) return false;
      return attempt(() =>
        goods.every((good) => {
          const room = roomsFor(good).find((other) => other !== space && whyNotEmpty(on(other)) !== undefined);
          return room !== undefined && move(good, `space:${space}`, `space:${room}`);
        }),
      );
    });
  }

  return {
    side: () => side,
    steps: () => steps,
    on,
    perform,
    move,
    attempt,
    roomsFor,
    makeRoom,
    /** The ships with such a good aboard, those that leave first at the front. */
    shipsWith: (good: Good) =>
      DOCKS.flatMap((dock) => {
        const { berthed } = side.harbor.docks[dock - 1] ?? {};
        return berthed !== undefined && berthed.cargo === good && berthed.goods > 0 ? [{ dock, ...berthed }] : [];
      }).toSorted((one, other) => one.markers - other.markers),
    emptySpaces: () => SPACES.filter((space) => whyNotEmpty(on(space)) === undefined),
  };
}
