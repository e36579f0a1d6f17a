import { columnOf, type Event, type Place, rowOf, SPACES, type SpaceNumber } from "@harbor/bremerhaven";
import { type Texts, wordFor } from "@harbor/bremerhaven/texts";
import { allOf, type Words } from "@harbor/face";

/** One line of the log for what happened; undefined for what only moves pieces about on the way. */
export function tell(event: Event, texts: Texts, { language, name, t }: Words): string | undefined {
  const { names, goods, slots, ranks } = texts;
  const building = (id: string) => names.buildings[id] ?? id;
  const contract = (id: string) => names.contracts[id] ?? id;
  const ship = (id: string) => names.ships[id] ?? id;
  const who = "seat" in event ? name(event.seat) : "";
  const say = (values: Readonly<Record<string, string | number>> = {}) => t(`log.${event.type}`, { who, ...values });
  const space = (number: SpaceNumber) => t("place.space", { row: rowOf(number), column: columnOf(number) });

  switch (event.type) {
    case "game-begun":
      return say({ captain: event.ladder[0] === undefined ? "" : name(event.ladder[0]), rank: ranks[1] });
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
        ? t("log.bid-laid", { who, slot: slots[event.slot] })
        : t("log.bid-own", { who, slot: slots[event.slot], card: event.card });
    case "bids-revealed":
    case "hand-renewed":
    case "board-cleared":
    case "board-filled":
      return event.type === "bids-revealed" ? say() : undefined;
    case "slot-won":
      return event.tiedWith.length === 0
        ? say({ slot: slots[event.slot], count: event.total })
        : t("log.slot-tied", { who, slot: slots[event.slot], count: event.total, others: listOf(event.tiedWith) });
    case "slot-unbid":
      return t("log.slot-unbid", { slot: slots[event.slot] });
    case "parking-paid":
    case "income-paid":
    case "money-gained":
    case "money-banked":
      return say({ count: event.money });
    case "permit-bought":
      return say({ count: event.money });
    case "bollard-placed":
      return say({ number: event.wall, count: event.money });
    case "cover-cleared":
      return say({ space: space(event.space), count: event.money });
    case "passed":
      return say({ slot: event.slot === "event" ? t("log.event") : slots[event.slot] });
    case "influence-raised":
      return event.money === 0 ? t("log.influence-free", { who }) : say({ count: event.money });
    case "prices-changed":
      return t(`log.prices-${event.by}`);
    case "ranks-swapped":
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
      return t(event.forced ? "log.contract-forced" : "log.contract-refused", {
        who,
        contract: contract(event.contract),
      });
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
      return t(event.to > event.from ? "log.prestige-up" : "log.prestige-down", {
        who,
        from: event.from,
        to: event.to,
      });
    case "ship-left":
      return event.lost === 0
        ? say({ ship: ship(event.ship) })
        : t("log.ship-left-full", { who, ship: ship(event.ship), count: event.lost });
    case "contract-settled":
      return t(event.complete ? "log.contract-complete" : "log.contract-failed", {
        who,
        contract: contract(event.contract),
        count: event.revenue,
      });
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
      return t(`log.markers-${event.on}-${event.change === 1 ? "more" : "fewer"}`, { who });
    case "token-moved":
      return t("log.token-moved", { count: event.spaces, left: event.left });
    case "game-ended":
      return t("log.game-ended");
    default:
      return event satisfies never;
  }

  function listOf(seats: readonly number[]): string {
    return allOf(language, seats.map(name));
  }

  function place(to: Place): string {
    const [kind, number = ""] = to.split(":");
    if (kind === "contract") return t("place.loading", { number });
    const target = SPACES.find((one) => String(one) === number);
    return target === undefined ? t("place.dock", { number }) : space(target);
  }
}

/** Steps of single harbors fill the log without telling a story; they are told while they can be taken back. */
export function isChatter(event: Event): boolean {
  return event.type === "good-moved" || event.type === "step-undone" || event.type === "power-used";
}
