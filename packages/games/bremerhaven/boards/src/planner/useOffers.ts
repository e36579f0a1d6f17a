import { CONTRACT_SLOTS, SHIP_SLOTS, type Slot, scoreOf, type View } from "@harbor/bremerhaven";
import type { Offer } from "@harbor/bremerhaven-bots/planner";
import type { Seat } from "@harbor/kit";
import { createContext, startTransition, useContext, useEffect, useEffectEvent, useState } from "react";
import { useBoardContext } from "../boardContext.ts";
import { cardAt } from "../choice/concerns.ts";
import { loadReckoning } from "./chunk.ts";

/** What each card on offer would do for the player's harbor. */
export type Offers = ReadonlyMap<Slot, Offer>;

export const NO_OFFERS: Offers = new Map();
export const OffersContext = createContext<Offers>(NO_OFFERS);

/** The score that a bot would expect in the viewer's place. */
export const ForecastContext = createContext<number | undefined>(undefined);

export const useOffer = (slot: Slot): Offer | undefined => useContext(OffersContext).get(slot);

/** Whether the card at a slot has been evaluated. */
export const useIsOffered = (slot: Slot | undefined): boolean => {
  const offers = useContext(OffersContext);
  return slot !== undefined && offers.has(slot);
};

export type Reckoned = { readonly offers: Offers; readonly forecast: number | undefined };

export const NOTHING_RECKONED: Reckoned = { offers: NO_OFFERS, forecast: undefined };

/** Evaluates the offers again after each relevant change, card by card, so that the page stays responsive. */
export function useOffers(view: View, seat: Seat | undefined): Reckoned {
  const { game, cards } = useBoardContext();
  const [reckoned, setReckoned] = useState(NOTHING_RECKONED);
  const moment = seat === undefined || view.step === "ending" ? undefined : momentOf(view, seat);
  const look = useEffectEvent(() => view);
  useEffect(() => {
    if (seat === undefined || moment === undefined) return;
    let isOld = false;
    async function reckon(own: Seat): Promise<void> {
      const { offerAt, prospectOf, slotsOnOffer } = await loadReckoning();
      const found = new Map<Slot, Offer>();
      for (const slot of slotsOnOffer(look())) {
        await new Promise((resolve) => setTimeout(resolve));
        if (isOld) return;
        const offer = offerAt(game, cards, look(), own, slot);
        if (offer !== undefined) found.set(slot, offer);
      }
      await new Promise((resolve) => setTimeout(resolve));
      if (isOld) return;
      const end = prospectOf(game, cards, look(), own)?.end;
      const forecast = end && scoreOf({ money: Math.round(end.money), prestige: Math.round(end.prestige) });
      // All boards show some of it: rendered in slices, that delays no gesture.
      startTransition(() => setReckoned({ offers: found, forecast }));
    }
    // If the chunk fails to load, for example offline, cards show only what is printed on them.
    reckon(seat).catch(() => undefined);
    return () => {
      isOld = true;
    };
  }, [game, cards, seat, moment]);
  return moment === undefined ? NOTHING_RECKONED : reckoned;
}

/** Everything that the offers depend on; bids do not matter. */
function momentOf({ round, step, players, work, sea, land, price }: View, seat: Seat): string {
  return JSON.stringify([round, step, players[seat], work[seat]?.steps, sea, land, price]);
}

/** Whether the offer is about the card in sight: the boards may be ahead of the evaluation. */
export function isAbout(offer: Offer, { sea, land }: Pick<View, "sea" | "land">): boolean {
  return offer.kind === "ship"
    ? cardAt(sea, SHIP_SLOTS, offer.slot) === offer.ship
    : cardAt(land, CONTRACT_SLOTS, offer.slot) === offer.contract;
}
