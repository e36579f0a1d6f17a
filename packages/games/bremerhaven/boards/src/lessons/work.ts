import {
  type Action,
  type ContractId,
  DOCKS,
  dockAt,
  GOODS,
  type Good,
  type Harbor,
  isComplete,
  LOADING_DOCKS,
  type LoadingDockNumber,
  loadingDockAt,
  openSymbols,
  type Place,
  SPACES,
  type SpaceNumber,
  spaceAt,
  type View,
  WESER,
} from "@harbor/bremerhaven";
import { LEARNER } from "./scene.ts";

export function harborOf(view: View): Harbor | undefined {
  return view.players[LEARNER]?.harbor;
}

/** The loading dock of a contract. */
export function loadingOf(view: View, contract: ContractId): LoadingDockNumber | undefined {
  const harbor = harborOf(view);
  return LOADING_DOCKS.find((dock) => harbor !== undefined && loadingDockAt(harbor, dock).laid?.contract === contract);
}

export function isFull(view: View, contract: ContractId): boolean {
  const dock = loadingOf(view, contract);
  const laid = dock === undefined ? undefined : harborOf(view)?.loading[dock - 1]?.laid;
  return laid !== undefined && isComplete(WESER.contract(contract), laid);
}

/** The places with this good, stored ones before those on ships. */
export function placesOf(view: View, good: Good): readonly Place[] {
  const harbor = harborOf(view);
  if (harbor === undefined) return [];
  const stored = SPACES.filter((space) => spaceAt(harbor, space).goods.includes(good));
  const aboard = DOCKS.filter((dock) => {
    const { berthed } = dockAt(harbor, dock);
    return berthed?.cargo === good && berthed.goods > 0;
  });
  return [...stored.map((space): Place => `space:${space}`), ...aboard.map((dock): Place => `dock:${dock}`)];
}

/** The spaces without anything, from the quay on. */
export function emptySpaces(view: View): readonly SpaceNumber[] {
  const harbor = harborOf(view);
  if (harbor === undefined) return [];
  return SPACES.filter((space) => {
    const { covered, building, goods } = spaceAt(harbor, space);
    return covered !== true && building === undefined && goods.length === 0;
  });
}

/** Unloads a good onto an empty space. */
export function unload(view: View, good: Good): readonly Action[] {
  const from = placesOf(view, good).find((place) => place.startsWith("dock:"));
  const [space] = emptySpaces(view);
  return from === undefined || space === undefined ? [] : [{ type: "move", good, from, to: `space:${space}` }];
}

/** Brings a contract what it still needs of the goods it shows, by way of an empty space if a good is on a ship. */
export function fill(view: View, contract: ContractId): readonly Action[] {
  const dock = loadingOf(view, contract);
  const laid = dock === undefined ? undefined : harborOf(view)?.loading[dock - 1]?.laid;
  const [space] = emptySpaces(view);
  if (dock === undefined || laid === undefined || space === undefined) return [];
  const open = openSymbols(WESER.contract(contract), laid.delivered);
  const to: Place = `contract:${dock}`;
  return GOODS.flatMap((good): Action[] =>
    placesOf(view, good)
      .slice(0, open[good])
      .flatMap((from): Action[] =>
        from.startsWith("space:")
          ? [{ type: "move", good, from, to }]
          : [
              { type: "move", good, from, to: `space:${space}` },
              { type: "move", good, from: `space:${space}`, to },
            ],
      ),
  );
}
