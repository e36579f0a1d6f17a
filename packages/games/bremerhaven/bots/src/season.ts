import { type CardSet, GOODS, INCOME } from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import type { Judgement } from "./judgement.ts";
import { phasesLeft, type Scene } from "./scene.ts";

/** The shared inputs for estimating all businesses of a table: the time left, prices, the ships that may still come. */
export type Season = {
  readonly judgement: Judgement;
  /** Harbor phases to come, this round's included. */
  readonly left: number;
  /** 1 while this round's ships and contracts are still to be won. */
  readonly ahead: 0 | 1;
  /** 1 while this round's production is still to come. */
  readonly toMake: 0 | 1;
  readonly pricesNow: readonly number[];
  readonly pricesLater: readonly number[];
  /** By phases from now, then by the berth size of a dock: the share of ships that fit it, and their mean stars. */
  readonly fleet: readonly (readonly Fit[])[];
};
export type Fit = { readonly share: number; readonly stars: number };

const BACKS = 4;
const SIZES = [0, 1, 2, 3, 4, 5, 6];
const MEAN_PRICE = 2.5;

/** How the ships of each back number fit docks of each size; computed once for a card set. */
export type Fleet = readonly (readonly Fit[])[];

export function fleetOf(cards: CardSet): Fleet {
  return Array.from({ length: BACKS }, (_, index) => {
    const ships = cards.lists.ships.filter(({ back }) => back === index + 1);
    return SIZES.map((size): Fit => {
      const fitting = ships.filter(({ berth }) => berth <= size);
      const stars = fitting.reduce((sum, ship) => sum + ship.stars, 0);
      return {
        share: fitting.length / Math.max(1, ships.length),
        stars: fitting.length === 0 ? 0 : stars / fitting.length,
      };
    });
  });
}

export function seasonOf(cards: CardSet, fleet: Fleet, judgement: Judgement, scene: Scene): Season {
  const left = phasesLeft(scene);
  const played = scene.round - 1;
  const total = Math.max(1, played + left);
  const isSettled = scene.step === "harbor" || scene.step === "contracts" || scene.step === "ships";
  const today = scene.price === undefined ? undefined : cards.price(scene.price).prices;
  const blend = (memory: number) =>
    GOODS.map((good) => memory * (today?.[good] ?? MEAN_PRICE) + (1 - memory) * MEAN_PRICE);
  return {
    judgement,
    left,
    ahead: scene.step === "harbor" || scene.step === "newspaper" || scene.step === "progress" ? 0 : 1,
    toMake: scene.step === "newspaper" || scene.step === "progress" ? 0 : 1,
    pricesNow: blend(isSettled || scene.step === "ladder" || scene.step === "income" ? 1 : judgement.priceMemory * 2),
    pricesLater: blend(judgement.priceMemory),
    fleet: Array.from({ length: left }, (_, phase) => {
      const back = Math.min(BACKS - 1, Math.floor(((played + phase) / total) * BACKS));
      return fleet[back] ?? [];
    }),
  };
}

/** The income of a seat's rank, each round. */
export function incomeOf(scene: Pick<Scene, "ladder">, seat: Seat): number {
  return INCOME[scene.ladder.indexOf(seat)] ?? 0;
}
