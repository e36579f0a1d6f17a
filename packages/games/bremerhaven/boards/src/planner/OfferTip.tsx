import type { Slot, View } from "@harbor/bremerhaven";
import type { Offer } from "@harbor/bremerhaven-bots/planner";
import { useBoardTexts } from "../useBoardTexts.ts";
import { isAbout, useOffer } from "./useOffers.ts";
import { useOfferWords } from "./useOfferWords.ts";
import "./offer.css";

/** The id of the line about an offered card, which describes the card to screen readers. */
export const offerLineId = (slot: Slot): string => `offer-${slot}`;

/** The line itself; others read it in the card's answer. */
export function OfferLine({ view, slot }: { readonly view: View; readonly slot: Slot }) {
  const offer = useOffer(slot);
  const words = useOfferWords();
  if (offer === undefined || !isAbout(offer, view)) return undefined;
  return (
    <span className="unseen" id={offerLineId(slot)}>
      {words(offer).join("; ")}
    </span>
  );
}

/** A small sign on each offered card during bidding; the answer of the slot has all the words. */
export function OfferMark({ view, slot }: { readonly view: View; readonly slot: Slot }) {
  const { t } = useBoardTexts();
  const offer = useOffer(slot);
  const lacking = offer !== undefined && view.step === "bidding" && isAbout(offer, view) ? lackingOf(offer) : undefined;
  if (lacking === undefined) return undefined;
  return (
    <span className="offer-mark" data-good={lacking === 0} aria-hidden="true">
      {lacking === 0 ? (
        "✓"
      ) : (
        <>
          <span className="offer-words">{t("planner.offer.lacking", { count: lacking })}</span>
          <span className="offer-short">−{lacking}</span>
        </>
      )}
    </span>
  );
}

/** How many goods are missing, 0 if the card just fits; a card without a place has a warning sign instead. */
function lackingOf(offer: Offer): number | undefined {
  if (offer.kind === "ship") return offer.docks.length > 0 ? 0 : undefined;
  return offer.isFull ? undefined : offer.missing.length;
}
