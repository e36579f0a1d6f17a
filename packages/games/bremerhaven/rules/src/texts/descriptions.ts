import type { Happening, Power } from "../cards/effects.ts";
import { GOODS, type Good } from "../vocabulary.ts";
import { eitherOf, wordFor } from "./language.ts";
import { fillIn } from "./template.ts";
import type { Texts, UpAndDown } from "./texts.ts";

/** Describes a power from its data, so that the card and its text cannot drift apart. */
export function describePower(texts: Texts, power: Power): string {
  const { language, powers } = texts;
  switch (power.power) {
    case "produce-good":
      return fillIn(language, powers["produce-good"], { good: texts.goods[power.good].one });
    case "store": {
      const template = holdsEverything(power.goods) ? powers.store.anyGoods : powers.store.someGoods;
      return fillIn(language, template, { room: power.room, goods: listGoods(texts, power.goods, power.room) });
    }
    case "longer-stay":
      return fillIn(language, powers["longer-stay"][power.of], power);
    default:
      return fillIn(language, powers[power.power], power);
  }
}

/** Describes from its data what an event does to every player. */
export function describeHappening(texts: Texts, happening: Happening): string {
  const { language, happenings } = texts;
  switch (happening.happening) {
    case "pay":
      return fillIn(language, wordFor(language, happening.every, happenings.pay[happening.forEach]), happening);
    case "gain":
      return fillIn(language, happenings.gain[happening.forEach], happening);
    case "prestige": {
      const { who, change, stars = 1 } = happening;
      return fillIn(language, upOrDown(happenings.prestige[who], change), { stars });
    }
    case "markers":
      return fillIn(language, upOrDown(happenings.markers[happening.on], happening.change), happening);
    default:
      return fillIn(language, happenings[happening.happening], happening);
  }
}

function holdsEverything(goods: readonly Good[]): boolean {
  return GOODS.every((good) => goods.includes(good));
}

function listGoods(texts: Texts, goods: readonly Good[], count: number): string {
  return eitherOf(
    texts.language,
    goods.map((good) => wordFor(texts.language, count, texts.goods[good])),
  );
}

function upOrDown(templates: UpAndDown, change: 1 | -1): string {
  return change === 1 ? templates.up : templates.down;
}
