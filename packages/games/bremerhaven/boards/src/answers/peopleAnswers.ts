import { HAND_SIZE, harborValue, type Influence, MOST_RAISES, scoreOf } from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import { answer, type BoardAnswer, type Situation } from "./situation.ts";
import { exceptionByBuilding } from "./ties.ts";

/** A player's money and what it is worth. */
export function moneyAnswer({ view, name, t }: Situation, seat: Seat): BoardAnswer | undefined {
  const player = view.players[seat];
  if (player === undefined) return undefined;
  const { money, bank, prestige } = player;
  const title = t("answer.money.title", { name: name(seat), count: money + bank });
  return answer(
    title,
    "END-3",
    t("answer.money.for"),
    bank > 0 && t("answer.money.bank", { count: bank }),
    t("answer.money.score", { money: money + bank, prestige, score: scoreOf(player) }),
  );
}

/** A player's money × prestige, and for the viewer's own where it may lead. */
export function scoreAnswer({ view, own, name, forecast, t }: Situation, seat: Seat): BoardAnswer | undefined {
  const player = view.players[seat];
  if (player === undefined) return undefined;
  const score = scoreOf(player);
  return answer(
    t("answer.score.title", { name: name(seat), score }),
    "END-3",
    t("answer.money.score", { money: player.money + player.bank, prestige: player.prestige, score }),
    t("answer.score.wins"),
    seat === own && forecast !== undefined && t("answer.score.forecast", { score: forecast }),
  );
}

/** A player's prestige, and whether it will rise this evening. */
export function prestigeAnswer({ view, cards, name, t }: Situation, seat: Seat): BoardAnswer | undefined {
  const player = view.players[seat];
  if (player === undefined) return undefined;
  const { money, bank, prestige, harbor } = player;
  const value = harborValue(cards, harbor);
  return answer(
    t("answer.prestige.title", { name: name(seat), count: prestige }),
    "HBR-7",
    value > prestige ? t("answer.prestige.rises", { value }) : t("answer.prestige.stays", { value }),
    t("answer.money.score", { money: money + bank, prestige, score: scoreOf(player) }),
  );
}

/** A player's crest, by which everything of theirs is recognized. */
export function signAnswer({ view, own, name, t }: Situation, seat: Seat): BoardAnswer {
  if (view.players[seat] === undefined) return answer(name(seat), "SOL-1", t("answer.sign.dummy"));
  const has = t("answer.sign.what", { name: name(seat) });
  const acts = view.waiting.includes(seat) && t(seat === own ? "answer.sign.you" : "answer.sign.acts");
  return answer(name(seat), "BID-3", has, acts);
}

export function cardAnswer({ view, own, t }: Situation, card: Influence): BoardAnswer {
  const raises = own === undefined ? undefined : view.players[own]?.raises;
  const left = raises === undefined ? 0 : MOST_RAISES - raises;
  return answer(
    t("hand.card", { card }),
    "BID-2",
    t("answer.card.what", { all: HAND_SIZE }),
    raises !== undefined && t("answer.card.left", { count: left }),
  );
}

/** The sum of a player's cards at a slot, at any time. */
export function totalAnswer(asked: Situation): BoardAnswer {
  const { t } = asked;
  const exception = exceptionByBuilding(asked);
  return answer(t("answer.total.title"), "AUC-1", t("answer.total.what"), t("answer.total.ties"), exception);
}
