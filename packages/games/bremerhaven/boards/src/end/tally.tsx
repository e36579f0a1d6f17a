import { type Event, TOWN_SLOTS } from "@harbor/bremerhaven";
import { TEXTS } from "@harbor/bremerhaven/texts";
import {
  BuildingIcon,
  Coin,
  InfluenceIcon,
  LadderIcon,
  ParkingIcon,
  PermitIcon,
  PricesIcon,
} from "@harbor/bremerhaven-pictures/pieces";
import type { Language, Tally } from "@harbor/ui";
import { courseOf } from "./course.ts";

const BEST_ROUND = "best-round";

const SIGNS = {
  parking: ParkingIcon,
  building: BuildingIcon,
  permit: PermitIcon,
  influence: InfluenceIcon,
  prices: PricesIcon,
  ladder: LadderIcon,
} as const;

const NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  houses: { en: "Houses won", de: "Gewonnene Häuser", fr: "Maisons remportées" },
  [BEST_ROUND]: {
    en: "Most money made in a round",
    de: "Meistes Geld in einer Runde",
    fr: "Plus gros gain en une manche",
  },
};

/** How often each house was won, and the rounds that brought most money. */
export const tally: Tally<Event> = {
  charts: [
    { id: "houses", kind: "sum", figures: TOWN_SLOTS },
    { id: BEST_ROUND, kind: "best", figures: [BEST_ROUND] },
  ],
  chartName: (chart, language) => NAMES[chart]?.[language] ?? chart,
  figureName(figure, language) {
    const house = TOWN_SLOTS.find((one) => one === figure);
    return house === undefined ? (NAMES[figure]?.[language] ?? figure) : TEXTS[language].slots[house];
  },
  FigureSign({ figure, className }) {
    const house = TOWN_SLOTS.find((one) => one === figure);
    const Icon = house === undefined ? Coin : SIGNS[house];
    return <Icon className={className} />;
  },
  figuresOf(history, seat) {
    const won = history.flatMap(({ event }) => (event.type === "slot-won" && event.seat === seat ? [event.slot] : []));
    const houses = TOWN_SLOTS.map((house) => [house, won.filter((slot) => slot === house).length] as const);
    // What was there at the start is no gain.
    const { rounds } = courseOf(history, seat, 0);
    const gains = rounds.map(({ money }, nth) => money - (rounds[nth - 1]?.money ?? 0));
    return { ...Object.fromEntries(houses), [BEST_ROUND]: Math.max(0, ...gains) };
  },
};
