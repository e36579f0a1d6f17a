import type { HarborAction } from "../actions.ts";
import { CRATES_A_CONTAINER } from "../board.ts";
import type { HarborSide } from "../state.ts";
import {
  type DockNumber,
  GOODS,
  type Good,
  LOADING_DOCKS,
  type LoadingDockNumber,
  type Place,
  SPACES,
} from "../vocabulary.ts";
import { type Amounts, type Assignment, NO_GOODS } from "./assignment.ts";
import { beginShift, type Shift } from "./shift.ts";
import type { LoadingTask } from "./task.ts";
import { keptWorth } from "./worth.ts";

/** How many containers to pack or unpack, besides what is delivered. */
export type Conversion = { readonly packs: number; readonly unpacks: number };

export type Hauled = { readonly steps: readonly HarborAction[]; readonly side: HarborSide };

/**
 * Brings goods to their assigned contracts, as far as there is room to unload them, and the rest of the cargo of ships
 * that leave this evening to any free space.
 */
export function haulGoods(task: LoadingTask, { loads }: Assignment, { packs, unpacks }: Conversion): Hauled {
  const shift = beginShift(task);
  const owed = new Map<string, { readonly dock: LoadingDockNumber; readonly good: Good; left: number }>();
  for (const { dock, goods } of loads) {
    for (const good of GOODS) owed.set(`${dock} ${good}`, { dock, good, left: goods[good] });
  }
  const toConvert = { pack: packs, unpack: unpacks };

  function deliverNext(): boolean {
    for (const one of owed.values()) {
      if (one.left === 0 || !deliver(shift, one.good, one.dock)) continue;
      one.left -= 1;
      return true;
    }
    return false;
  }

  function convertNext(): boolean {
    if (toConvert.unpack > 0 && unpack(shift)) toConvert.unpack -= 1;
    else if (toConvert.pack > 0 && pack(shift)) toConvert.pack -= 1;
    else return false;
    return true;
  }

  const isOwed = () => toConvert.pack + toConvert.unpack > 0 || [...owed.values()].some(({ left }) => left > 0);
  const goOn = (): boolean => deliverNext() || convertNext();
  while (goOn() || (isOwed() && shift.attempt(() => shift.makeRoom() && goOn())));
  if (!task.isLast) while (saveNext(task, shift));
  return { steps: shift.steps(), side: shift.side() };
}

/** All goods in the harbor, ashore and aboard. */
export function goodsIn({ harbor }: HarborSide): Amounts {
  const amounts = { ...NO_GOODS };
  for (const { goods } of harbor.spaces) for (const good of goods) amounts[good] += 1;
  for (const { berthed } of harbor.docks) if (berthed !== undefined) amounts[berthed.cargo] += berthed.goods;
  return amounts;
}

/** The cargo of ships that leave this evening. */
export function goodsLeaving({ harbor }: HarborSide): Amounts {
  const amounts = { ...NO_GOODS };
  for (const { berthed } of harbor.docks) {
    if (berthed !== undefined && berthed.markers <= 1) amounts[berthed.cargo] += berthed.goods;
  }
  return amounts;
}

/**
 * Takes a good first from a ship that leaves tonight, where it would be lost; then from a space, which becomes free;
 * then from a ship that stays, and finally from a building.
 */
function deliver(shift: Shift, good: Good, dock: LoadingDockNumber): boolean {
  const to: Place = `contract:${dock}`;
  const ships = shift.shipsWith(good);
  const leaving = ships.filter(({ markers }) => markers <= 1);
  const ashore = SPACES.filter((space) => shift.on(space).goods.includes(good));
  const built = ashore.filter((space) => shift.on(space).building !== undefined);
  // A space with fewer goods becomes free sooner.
  const bare = ashore
    .filter((space) => !built.includes(space))
    .toSorted((one, other) => shift.on(one).goods.length - shift.on(other).goods.length);
  const across = ({ dock: from }: { readonly dock: DockNumber }): boolean => {
    const room = shift.roomsFor(good).at(-1);
    if (room === undefined) return false;
    return shift.attempt(
      () => shift.move(good, `dock:${from}`, `space:${room}`) && shift.move(good, `space:${room}`, to),
    );
  };
  return (
    leaving.some(across) ||
    bare.some((space) => shift.move(good, `space:${space}`, to)) ||
    ships.some(across) ||
    built.some((space) => shift.move(good, `space:${space}`, to))
  );
}

/** Brings two crates together on a space and packs them. */
function pack(shift: Shift): boolean {
  const bare = SPACES.filter((space) => shift.on(space).building === undefined);
  const withCrates = (amount: number) =>
    bare.filter((space) => {
      const { goods } = shift.on(space);
      return goods.length === amount && goods.every((good) => good === "crate");
    });
  if (withCrates(CRATES_A_CONTAINER).some((space) => shift.perform({ type: "pack", space }))) return true;
  return [...withCrates(1), ...shift.emptySpaces()].some((space) =>
    shift.attempt(() => {
      while (shift.on(space).goods.length < CRATES_A_CONTAINER) {
        if (!bring(shift, "crate", `space:${space}`)) return false;
      }
      return shift.perform({ type: "pack", space });
    }),
  );
}

function unpack(shift: Shift): boolean {
  if (SPACES.some((space) => shift.perform({ type: "unpack", space }))) return true;
  return shift
    .emptySpaces()
    .some((space) =>
      shift.attempt(() => bring(shift, "container", `space:${space}`) && shift.perform({ type: "unpack", space })),
    );
}

/** A good of this kind from elsewhere, preferably from a ship. */
function bring(shift: Shift, good: Good, to: Place): boolean {
  return (
    shift.shipsWith(good).some(({ dock }) => shift.move(good, `dock:${dock}`, to)) ||
    SPACES.some((space) => shift.on(space).goods.includes(good) && shift.move(good, `space:${space}`, to))
  );
}

/** Unloads a good that would leave tonight, the most valuable first. */
function saveNext(task: LoadingTask, shift: Shift): boolean {
  const endangered = GOODS.filter((good) => shift.shipsWith(good).some(({ markers }) => markers <= 1)).toSorted(
    (one, other) => keptWorth(task, other) - keptWorth(task, one) || task.prices[other] - task.prices[one],
  );
  const land = (): boolean =>
    endangered.some((good) =>
      shift
        .shipsWith(good)
        .filter(({ markers }) => markers <= 1)
        .some(({ dock }) => shift.roomsFor(good).some((space) => shift.move(good, `dock:${dock}`, `space:${space}`))),
    );
  return land() || (endangered.length > 0 && shift.attempt(() => shift.makeRoom() && land()));
}

export type Delivery = { readonly dock: LoadingDockNumber; readonly goods: readonly Good[] };

/** The contracts that get goods by these steps, with the goods in order. */
export function deliveriesIn(steps: readonly HarborAction[]): readonly Delivery[] {
  return LOADING_DOCKS.flatMap((dock) => {
    const goods = steps.flatMap((step) => (step.type === "move" && step.to === `contract:${dock}` ? [step.good] : []));
    return goods.length > 0 ? [{ dock, goods }] : [];
  });
}
