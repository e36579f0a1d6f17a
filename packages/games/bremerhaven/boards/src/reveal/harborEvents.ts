import {
  type Event,
  type Harbor,
  type HarborSide,
  moveGood,
  putGood,
  type SeenPlayer,
  spaceAt,
  takeGood,
  withBerthed,
  withBollard,
  withLaid,
  withSpace,
} from "@harbor/bremerhaven";

type EventOf<Type extends Event["type"]> = Extract<Event, { readonly type: Type }>;

/** The steps of the harbor phase, which can be undone. */
export type WorkEvent = EventOf<
  | "good-produced"
  | "money-produced"
  | "good-moved"
  | "crates-packed"
  | "container-unpacked"
  | "money-banked"
  | "harbor-finished"
>;

export function afterWork({ money, bank, harbor }: SeenPlayer, event: WorkEvent): Partial<HarborSide> {
  switch (event.type) {
    case "good-produced":
      return { harbor: putGood(harbor, event.space, event.good) };
    case "money-produced":
      return { money: money + event.money };
    case "good-moved":
      return { harbor: moveGood(harbor, { ...event, type: "move" }) };
    case "crates-packed":
      return { money: money - event.money, harbor: withGoods(harbor, event.space, ["container"]) };
    case "container-unpacked":
      return { money: money - event.money, harbor: withGoods(harbor, event.space, ["crate", "crate"]) };
    case "money-banked":
      return { money: money - event.money, bank: bank + event.money };
    case "harbor-finished":
      return {};
    default:
      return event satisfies never;
  }
}

/** All other events that change the money, the yard or the harbor of their seat. */
export type HarborEvent = EventOf<
  | "building-drawn"
  | "good-stocked"
  | "parking-paid"
  | "building-taken"
  | "permit-bought"
  | "bollard-placed"
  | "cover-cleared"
  | "building-built"
  | "influence-raised"
  | "income-paid"
  | "ship-berthed"
  | "contract-laid"
  | "ship-left"
  | "contract-settled"
  | "reward-paid"
  | "charge-paid"
  | "money-gained"
  | "cargo-lost"
  | "markers-changed"
  | "good-given"
  | "good-sold"
>;

export function changeHarbor(player: SeenPlayer, event: HarborEvent): Partial<SeenPlayer> {
  const { money, bank, yard, harbor } = player;
  switch (event.type) {
    case "building-drawn":
    case "building-taken":
      return { yard: [...yard, event.building] };
    case "building-built":
      return {
        yard: yard.toSpliced(yard.indexOf(event.building), 1),
        harbor: withSpace(harbor, event.space, { building: event.building, goods: [] }),
      };
    case "good-stocked":
      return { harbor: putGood(harbor, event.space, event.good) };
    case "parking-paid":
    case "income-paid":
    case "reward-paid":
    case "money-gained":
      return { money: money + event.money };
    case "permit-bought":
      return { money: money - event.money };
    case "bollard-placed":
      return { money: money - event.money, harbor: withBollard(harbor, event.wall) };
    case "cover-cleared":
      return { money: money - event.money, harbor: withSpace(harbor, event.space, { goods: [] }) };
    case "influence-raised":
      return { money: money - event.money, raised: true };
    case "charge-paid":
      return { money: money - event.cash, bank: bank - event.bank };
    case "ship-berthed": {
      const { ship, cargo, goods, markers } = event;
      return { harbor: withBerthed(harbor, event.dock, { ship, cargo, goods, markers }) };
    }
    case "contract-laid": {
      const { contract, markers } = event;
      return { harbor: withLaid(harbor, event.dock, { contract, delivered: [], markers }) };
    }
    case "ship-left":
      return { harbor: withBerthed(harbor, event.dock, undefined) };
    case "contract-settled":
      return { money: money + event.revenue, harbor: withLaid(harbor, event.dock, undefined) };
    case "cargo-lost":
      return { harbor: withoutCargo(harbor, event) };
    case "markers-changed":
      return { harbor: withMarkers(harbor, event) };
    case "good-given":
      return { harbor: takeGood(harbor, event.space, event.good) };
    case "good-sold":
      return { money: money + event.money, harbor: takeGood(harbor, event.space, event.good) };
    default:
      return event satisfies never;
  }
}

/** HBR-8. A card without markers stays until its own event settles or removes it. */
export function passTime(harbor: Harbor): Harbor {
  return changeMarkers(
    changeMarkers(harbor, "ships", (left) => left - 1),
    "contracts",
    (left) => left - 1,
  );
}

/** A newspaper event never removes the last marker. */
function withMarkers(harbor: Harbor, { on, change }: EventOf<"markers-changed">): Harbor {
  return changeMarkers(harbor, on, (left) => Math.max(1, left + change));
}

function changeMarkers(harbor: Harbor, on: "ships" | "contracts", change: (left: number) => number): Harbor {
  if (on === "ships") {
    const docks = harbor.docks.map(({ berthed }) =>
      berthed === undefined ? {} : { berthed: { ...berthed, markers: change(berthed.markers) } },
    );
    return { ...harbor, docks };
  }
  const loading = harbor.loading.map(({ laid }) =>
    laid === undefined ? {} : { laid: { ...laid, markers: change(laid.markers) } },
  );
  return { ...harbor, loading };
}

function withoutCargo(harbor: Harbor, { dock, goods }: EventOf<"cargo-lost">): Harbor {
  const berthed = harbor.docks[dock - 1]?.berthed;
  return berthed === undefined ? harbor : withBerthed(harbor, dock, { ...berthed, goods: berthed.goods - goods });
}

function withGoods(harbor: Harbor, space: EventOf<"crates-packed">["space"], goods: Harbor["spaces"][number]["goods"]) {
  return withSpace(harbor, space, { ...spaceAt(harbor, space), goods });
}
