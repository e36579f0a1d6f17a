import {
  BOLLARDS_A_WALL,
  berthSize,
  bollardPrice,
  bollardsAt,
  coverPrice,
  type DockNumber,
  dockAt,
  GOODS,
  type Good,
  type Harbor,
  isAccessible,
  isComplete,
  type LoadingDockNumber,
  loadingDockAt,
  openSymbols,
  payoutAt,
  type SpaceNumber,
  spaceAt,
  type Wall,
} from "@harbor/bremerhaven";
import { wordFor } from "@harbor/bremerhaven/texts";
import type { Seat } from "@harbor/kit";
import { allOf } from "@harbor/ui";
import { answer, type BoardAnswer, type Situation } from "./situation.ts";
import { buildingAnswer } from "./worldAnswers.ts";

const harborOf = ({ view }: Situation, seat: Seat): Harbor | undefined => view.players[seat]?.harbor;

/** A dock: what fits, or when its ship leaves and what would be lost. */
export function dockAnswer(asked: Situation, seat: Seat, dock: DockNumber): BoardAnswer | undefined {
  const { cards, texts, language, t } = asked;
  const harbor = harborOf(asked, seat);
  if (harbor === undefined) return undefined;
  const { berthed } = dockAt(harbor, dock);
  if (berthed === undefined) {
    const size = berthSize(cards, harbor, dock);
    return answer(t("answer.dock.title", { dock }), "SEA-1", t("answer.dock.empty", { size }));
  }
  const { ship, goods, cargo, markers: count } = berthed;
  const left = `${goods} ${wordFor(language, goods, texts.goods[cargo])}`;
  return answer(
    texts.names.ships[ship] ?? ship,
    "HBR-9",
    count === 1 ? t("answer.dock.leavesNow") : t("answer.dock.leaves", { count }),
    goods > 0 ? t("answer.dock.aboard", { goods: left }) : t("answer.dock.unloaded"),
    t("answer.dock.stars", { count: cards.ship(ship).stars }),
  );
}

export function wallAnswer(asked: Situation, seat: Seat, wall: Wall): BoardAnswer | undefined {
  const { t } = asked;
  const harbor = harborOf(asked, seat);
  if (harbor === undefined) return undefined;
  const bollards = bollardsAt(harbor, wall);
  const price = bollardPrice(wall, bollards);
  const title = t("answer.wall.title", { number: wall, bollards, all: BOLLARDS_A_WALL });
  const next = price === undefined ? t("answer.wall.full") : t("answer.wall.next", { count: price });
  return answer(title, "TWN-2c", t("answer.wall.what"), next);
}

/** A space: covered, empty, with goods, or with a building. */
export function spaceAnswer(asked: Situation, seat: Seat, space: SpaceNumber): BoardAnswer | undefined {
  const { t } = asked;
  const harbor = harborOf(asked, seat);
  if (harbor === undefined) return undefined;
  const { covered, building, goods } = spaceAt(harbor, space);
  if (covered === true) {
    return answer(t("answer.space.cover"), "TWN-2d", t("answer.space.covered", { count: coverPrice(space) ?? 0 }));
  }
  const stored = goods.length === 0 ? undefined : goodsWords(asked, goods);
  if (building !== undefined) {
    const told = buildingAnswer(asked, { about: "building", building, at: "space" });
    return stored === undefined
      ? told
      : { ...told, lines: [...told.lines, t("answer.space.stored", { goods: stored })] };
  }
  if (stored === undefined) return answer(t("answer.space.empty"), "HBR-2", t("answer.space.room"));
  const crates = goods.filter((good) => good === "crate").length;
  return answer(
    stored,
    "HBR-3",
    t("answer.space.goods"),
    crates === 1 && t("answer.space.oneCrate"),
    crates === 2 && t("answer.space.twoCrates"),
  );
}

/** A loading dock: whether it can be used, or how its contract stands. */
export function loadingAnswer(asked: Situation, seat: Seat, dock: LoadingDockNumber): BoardAnswer | undefined {
  const { cards, texts, t } = asked;
  const harbor = harborOf(asked, seat);
  if (harbor === undefined) return undefined;
  const { laid } = loadingDockAt(harbor, dock);
  const isOpen = isAccessible(harbor, dock);
  if (laid === undefined) {
    const title = t("answer.loading.title", { dock });
    return isOpen
      ? answer(title, "LND-1", t("answer.loading.free"))
      : answer(title, "LND-3", t("answer.loading.closed"));
  }
  const contract = cards.contract(laid.contract);
  const { wild, ...open } = openSymbols(contract, laid.delivered);
  const missing = GOODS.flatMap((good) => Array.from({ length: open[good] }, () => good));
  const count = laid.markers;
  return answer(
    texts.names.contracts[laid.contract] ?? laid.contract,
    isOpen ? "HBR-10" : "LND-3",
    count === 1 ? t("answer.loading.dueNow") : t("answer.loading.due", { count }),
    isComplete(contract, laid)
      ? t("answer.loading.complete")
      : t("answer.loading.missing", { goods: goodsWords(asked, missing, wild) }),
    !isOpen && t("answer.loading.unreachable"),
    pays(asked, seat, dock),
  );
}

/** What the contract at a loading dock would pay as it is and full. */
function pays({ cards, state, gain, t }: Situation, seat: Seat, dock: LoadingDockNumber): string | undefined {
  const payout = payoutAt(cards, state(), seat, dock);
  if (payout === undefined) return undefined;
  const { now, full, isOpen } = payout;
  if (now.money === full.money && now.prestige === full.prestige) return t("answer.loading.pays", { now: gain(now) });
  return t(isOpen ? "answer.loading.paysLeast" : "answer.loading.paysFull", { now: gain(now), full: gain(full) });
}

/** "2 barrels and 1 good of any kind". */
export function goodsWords({ texts, language, t }: Situation, goods: readonly Good[], wild = 0): string {
  const named = GOODS.flatMap((good) => {
    const count = goods.filter((one) => one === good).length;
    return count === 0 ? [] : [`${count} ${wordFor(language, count, texts.goods[good])}`];
  });
  return allOf(language, [...named, ...(wild === 0 ? [] : [t("card.wild", { count: wild })])]);
}
