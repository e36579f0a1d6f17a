import {
  type CardSet,
  DOCKS,
  GOODS,
  type Good,
  type Harbor,
  INCOME,
  LOADING_DOCKS,
  loadingDockAt,
  openSymbols,
  RANKS,
  type ShipId,
  whyNotBerth,
} from "@harbor/bremerhaven";
import { describePower, wordFor } from "@harbor/bremerhaven/texts";
import type { Seat } from "@harbor/kit";
import { allOf } from "@harbor/ui";
import type { ContractFact, Question, ShipFact } from "./question.ts";
import { answer, type BoardAnswer, type Situation } from "./situation.ts";
import { exceptionToRank } from "./ties.ts";

/** A symbol on a ship's card. */
export function shipAnswer(asked: Situation, id: ShipId, fact: ShipFact): BoardAnswer {
  const { cards, texts, language, t } = asked;
  const ship = cards.ship(id);
  const { goods: count, cargo } = ship;
  switch (fact) {
    case "goods": {
      const aboard =
        cargo === "wild" ? t("card.cargoWild", { count }) : `${count} ${wordFor(language, count, texts.goods[cargo])}`;
      return answer(aboard, "SEA-3", t("answer.ship.goods"), cargo === "wild" && t("answer.ship.wild"));
    }
    case "berth":
      return answer(t("card.berth", { size: ship.berth }), "SEA-1", t("answer.ship.berth"), fits(asked, id));
    case "stays":
      return answer(t("card.stays", { count: ship.lay }), "HBR-9", t("answer.ship.stays"));
    case "stars":
      return answer(t("card.stars", { count: ship.stars }), "HBR-7", t("answer.ship.stars"));
    default:
      return fact satisfies never;
  }
}

/** The viewer's docks that a ship fits now. */
function fits({ view, own, cards, language, t }: Situation, id: ShipId): string | undefined {
  const harbor = own === undefined ? undefined : view.players[own]?.harbor;
  if (harbor === undefined) return undefined;
  const docks = DOCKS.filter((dock) => whyNotBerth(cards, harbor, dock, cards.ship(id)) === undefined);
  if (docks.length === 0) return t("answer.ship.fitsNone");
  return t("answer.ship.fits", { docks: allOf(language, docks.map(String)) });
}

/** A symbol on a contract's card. */
export function contractAnswer({ cards, texts, language, t }: Situation, id: string, fact: ContractFact): BoardAnswer {
  const { wants, time, reward, penalty } = cards.contract(id);
  switch (fact) {
    case "wants": {
      const wild = wants.filter((symbol) => symbol === "wild").length;
      const goods = GOODS.flatMap((good) => {
        const count = wants.filter((symbol) => symbol === good).length;
        return count === 0 ? [] : [`${count} ${wordFor(language, count, texts.goods[good])}`];
      });
      const all = allOf(language, [...goods, ...(wild === 0 ? [] : [t("card.wild", { count: wild })])]);
      return answer(t("card.wants", { goods: all }), wild > 0 ? "HBR-4" : "HBR-3", t("answer.contract.wants"));
    }
    case "time":
      return answer(t("card.delivery", { count: time }), "HBR-8", t("answer.contract.time"));
    case "reward": {
      const { money, prestige } = reward;
      const both = prestige === 0 ? "card.rewardMoney" : "card.rewardBoth";
      const title = money > 0 ? t(both, { count: money }) : t(prestige > 0 ? "card.rewardPrestige" : "card.rewardNone");
      return answer(title, "HBR-10", t("answer.contract.reward"));
    }
    case "penalty": {
      const money = "prestige" in penalty ? undefined : penalty.money;
      const title = money === undefined ? t("card.penaltyPrestige") : t("card.penaltyMoney", { count: money });
      return answer(money === 0 ? t("card.penaltyNone") : title, "HBR-11", t("answer.contract.penalty"));
    }
    default:
      return fact satisfies never;
  }
}

/** A building: its stars and powers, and what is still to be done for them. */
export function buildingAnswer(
  { cards, texts, t }: Situation,
  { building: id, at }: Extract<Question, { about: "building" }>,
): BoardAnswer {
  const { stars, powers } = cards.building(id);
  const does = powers.length === 0 ? [t("card.noPower")] : powers.map((power) => describePower(texts, power));
  const worth = t("answer.building.stars", { count: stars });
  const rule = at === "offer" ? "TWN-1" : at === "yard" ? "TWN-2e" : powers.some(isProduction) ? "HBR-1" : "HBR-7";
  return answer(texts.names.buildings[id] ?? id, rule, ...does, worth, at !== "space" && t(`answer.building.${at}`));
}

const isProduction = ({ power }: { readonly power: string }): boolean => power.startsWith("produce");

/** The selling price of a good, and how many the viewer's contracts still want. */
export function priceAnswer({ view, own, cards, texts, language, t }: Situation, good: Good): BoardAnswer {
  const count = view.price === undefined ? 0 : cards.price(view.price).prices[good];
  const harbor = own === undefined ? undefined : view.players[own]?.harbor;
  const wanted = harbor === undefined ? 0 : wantedOf(cards, harbor, good);
  const name = texts.goods[good].one;
  const goods = `${wanted} ${wordFor(language, wanted, texts.goods[good])}`;
  return answer(
    t("answer.price.title", { good: name, price: count }),
    "HBR-10",
    t("answer.price.sells", { count }),
    harbor !== undefined && (wanted > 0 ? t("answer.price.wanted", { goods }) : t("answer.price.unwanted")),
  );
}

function wantedOf(cards: CardSet, harbor: Harbor, good: Good): number {
  return LOADING_DOCKS.reduce((sum, dock) => {
    const { laid } = loadingDockAt(harbor, dock);
    return laid === undefined ? sum : sum + openSymbols(cards.contract(laid.contract), laid.delivered)[good];
  }, 0);
}

/** A place on the career ladder and what it is good for. */
export function rankAnswer(asked: Situation, seat: Seat): BoardAnswer {
  const { view, texts, name, t } = asked;
  const place = view.ladder.indexOf(seat) + 1;
  const title = t("answer.rank.title", { name: name(seat), rank: texts.ranks[RANKS[place - 1] ?? 4] });
  const order = t("answer.rank.order", { place, all: view.ladder.length });
  if (view.players[seat] === undefined) return answer(title, "SOL-1", order, t("answer.rank.noIncome"));
  const income = t("answer.rank.income", { count: INCOME[place - 1] ?? 0 });
  return answer(title, "AUC-2", order, exceptionToRank(asked), income);
}
