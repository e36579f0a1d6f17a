import { columnOf, type Event, type Place, rowOf, type Slot, SPACES, type SpaceNumber } from "@harbor/bremerhaven";
import { type Texts, wordFor } from "@harbor/bremerhaven/texts";
import { allOf, type Words } from "@harbor/ui";

type Values = Readonly<Record<string, string | number>>;

/** The log line for an event; undefined for an event without one. */
export function tell(event: Event, texts: Texts, { language, name, own, t }: Words): string | undefined {
  const { names, goods, slots, ranks } = texts;
  // Address the affected player directly.
  const to = "seat" in event && event.seat === own ? "you" : "log";
  const building = (id: string) => names.buildings[id] ?? id;
  const contract = (id: string) => names.contracts[id] ?? id;
  const ship = (id: string) => names.ships[id] ?? id;
  const who = "seat" in event ? name(event.seat) : "";
  const say = (values: Values = {}, key: string = event.type) => t(`${to}.${key}`, { who, ...values });
  const space = (number: SpaceNumber) => t("place.space", { row: rowOf(number), column: columnOf(number) });

  switch (event.type) {
    case "game-begun":
      return event.ladder[0] === own && own !== undefined
        ? t("you.game-begun", { rank: ranks[1] })
        : say({ captain: event.ladder[0] === undefined ? "" : name(event.ladder[0]), rank: ranks[1] });
    case "round-begun":
      return say({ round: event.round });
    case "contract-drawn":
    case "contract-laid":
      return say({ contract: contract(event.contract) });
    case "building-drawn":
    case "building-taken":
    case "building-built":
    case "power-used":
      return say({ building: building(event.building) });
    case "building-removed":
      return t("log.building-removed", { building: building(event.building) });
    case "good-stocked":
    case "good-given":
      return say({ good: goods[event.good].one, space: space(event.space) });
    case "good-sold":
      return say({ good: goods[event.good].one, count: event.money });
    case "bid-laid":
      return event.card === undefined
        ? say({ slot: slotName(texts, event, t) })
        : say({ slot: slotName(texts, event, t), card: event.card }, "bid-own");
    case "bids-revealed":
    case "hand-renewed":
    case "board-cleared":
    case "board-filled":
      return event.type === "bids-revealed" ? say() : undefined;
    case "slot-won": {
      const won = { slot: slotName(texts, event, t), count: event.total };
      if (event.tiedWith.length === 0) return say(won);
      const others = listOf(event.tiedWith);
      if (event.brokenBy === undefined) return say({ ...won, others }, "slot-tied");
      return say({ ...won, others, building: building(event.brokenBy) }, "slot-broken");
    }
    case "slot-unbid":
      return t("log.slot-unbid", { slot: slots[event.slot] });
    case "parking-paid":
    case "income-paid":
    case "money-banked":
    case "permit-bought":
      return say({ count: event.money });
    case "money-gained":
      return event.building === undefined
        ? say({ count: event.money })
        : say({ count: event.money, building: building(event.building) }, "money-from");
    case "bollard-placed":
      return say({ number: event.wall, count: event.money });
    case "cover-cleared":
      return say({ space: space(event.space), count: event.money });
    case "passed":
      return say({ slot: event.slot === "event" ? t("log.event") : slots[event.slot] });
    case "influence-raised":
      return event.money === 0 ? say({}, "influence-free") : say({ count: event.money });
    case "prices-changed":
      return t(`log.prices-${event.by}`);
    case "ranks-swapped":
      if (event.up === own) return t("you.ranks-up", { down: name(event.down) });
      if (event.down === own) return t("you.ranks-down", { up: name(event.up) });
      return t("log.ranks-swapped", { up: name(event.up), down: name(event.down) });
    case "ladder-reversed":
      return t("log.ladder-reversed");
    case "ship-berthed":
      return say({
        ship: ship(event.ship),
        number: event.dock,
        count: event.goods,
        goods: wordFor(language, event.goods, goods[event.cargo]),
      });
    case "ship-turned-away":
      return say({ ship: ship(event.ship) });
    case "contract-refused":
      return say({ contract: contract(event.contract) }, event.forced ? "contract-forced" : "contract-refused");
    case "good-produced":
      return say({ building: building(event.building), good: goods[event.good].one });
    case "money-produced":
      return say({ building: building(event.building), count: event.money });
    case "good-moved":
      return say({ good: goods[event.good].one, to: place(event.to) });
    case "crates-packed":
    case "container-unpacked":
    case "step-undone":
    case "harbor-finished":
      return say();
    case "prestige-changed":
      return say({ from: event.from, to: event.to }, event.to > event.from ? "prestige-up" : "prestige-down");
    case "ship-left":
      return event.lost === 0
        ? say({ ship: ship(event.ship) })
        : say({ ship: ship(event.ship), count: event.lost }, "ship-left-full");
    case "contract-settled":
      return say(
        { contract: contract(event.contract), count: event.revenue },
        event.complete ? "contract-complete" : "contract-failed",
      );
    case "reward-paid":
      return say({ count: event.money, contract: contract(event.contract) });
    case "charge-paid":
      return say({ count: event.cash + event.bank });
    case "event-happened":
    case "event-opened":
      return say({ event: names.events[event.event] ?? event.event });
    case "cargo-lost":
      return say({ count: event.goods, number: event.dock });
    case "markers-changed":
      return say({}, `markers-${event.on}-${event.change === 1 ? "more" : "fewer"}`);
    case "token-moved":
      return t("log.token-moved", { count: event.spaces, left: event.left });
    case "game-ended":
      return t("log.game-ended");
    default:
      return event satisfies never;
  }

  function listOf(seats: readonly number[]): string {
    return allOf(
      language,
      seats.map((seat) => (seat === own ? t("you.other") : name(seat))),
    );
  }

  function place(to: Place): string {
    const [kind, number = ""] = to.split(":");
    if (kind === "contract") return t("place.loading", { number });
    const target = SPACES.find((one) => String(one) === number);
    return target === undefined ? t("place.dock", { number }) : space(target);
  }
}

/** The name of the ship or contract on offer, with its slot; in the town, the name of the slot. */
export function slotName(
  { slots, names }: Texts,
  { slot, offer }: { readonly slot: Slot; readonly offer?: string | undefined },
  t: Words["t"],
): string {
  if (offer === undefined) return slots[slot];
  const card = (slot.startsWith("ship:") ? names.ships : names.contracts)[offer] ?? offer;
  return t("log.offer", { card, slot: slots[slot] });
}

/** Small steps in a harbor that would only clutter the log. */
export function isChatter(event: Event): boolean {
  return event.type === "good-moved" || event.type === "step-undone" || event.type === "power-used";
}
