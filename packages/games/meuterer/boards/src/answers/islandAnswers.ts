import { activePlaces, cardsAt, type Place, placeAfter, settle } from "@harbor/meuterer";
import { islandName } from "@harbor/meuterer/texts";
import { allOf } from "@harbor/ui";
import { answer, type BoardAnswer, type Situation } from "./situation.ts";

export function nameOfPlace({ set, texts, view }: Situation, place: Place): string {
  return islandName(texts, set.islandAt(view, place));
}

/** What an island takes, whether it buys now, and what lies there. */
export function islandAnswer(asked: Situation, place: Place): BoardAnswer {
  const { view, own, set, texts, t } = asked;
  const { takes } = set.islandAt(view, place);
  const cards = own === undefined ? undefined : view.players[own]?.cards;
  const isWithin = cards !== undefined && placeAfter(view.anchorage, cards) === place;
  const buys = view.anchorage === place ? "anchorage" : view.wake === place ? "wake" : "not";
  return answer(
    nameOfPlace(asked, place),
    "SEL-3",
    takes === "any" ? t("answer.island.any") : t("answer.island.takes", { good: texts.kinds[takes] }),
    t(`answer.island.${buys}`),
    view.pirates === place && t("answer.island.pirates"),
    isWithin && view.step === "lading" && t("answer.island.aim", { count: cards }),
  );
}

/** The prices of an island, and whom they would go to as things stand. */
export function pricesAnswer(asked: Situation, place: Place): BoardAnswer {
  const { view, set, language, name, t } = asked;
  const [one, two, three] = set.islandAt(view, place).prices;
  return answer(
    t("answer.prices.title", { island: nameOfPlace(asked, place) }),
    "SCO-3",
    t("answer.prices.what", { one, two, three }),
    standing(),
  );

  function standing(): string | undefined {
    if (!activePlaces(view).includes(place)) return t("answer.prices.closed");
    const offers = cardsAt(set, view, place);
    const cards = view.players.map((_, seat) => offers.most(seat));
    const { leaders, most, price } = settle(set.islandAt(view, place).prices, cards, undefined);
    if (leaders.length === 0) return t("answer.prices.nobody");
    return t("answer.prices.now", { names: allOf(language, leaders.map(name)), count: most, price });
  }
}

/** What it is worth to steer for an island. */
export function voyageAnswer(asked: Situation, place: Place): BoardAnswer {
  const { view, set, t } = asked;
  const title = t("answer.voyage.title", { count: set.islandAt(view, place).voyage });
  return answer(title, "VOY-1", t("answer.voyage.what", { island: nameOfPlace(asked, place) }));
}

/** A course that is laid: who laid it, and what comes of it. */
export function courseAnswer(asked: Situation, by: "captain" | "mutineer"): BoardAnswer | undefined {
  const { view, set, t } = asked;
  const place = view.courses[by];
  if (place === undefined) return undefined;
  return answer(
    t(`island.${by}`),
    by === "captain" ? "CRS-1" : "CRS-4",
    t("answer.course.to", { island: nameOfPlace(asked, place), count: set.islandAt(view, place).voyage }),
    t(`answer.course.${by}`),
  );
}
