import type { Slot } from "@harbor/bremerhaven";
import { useBoardTexts } from "../useBoardTexts.ts";
import { useOffer } from "./useOffers.ts";
import { capital, useOfferWords } from "./useOfferWords.ts";
import "./offer.css";

/** What the card at a slot would do for the viewer's harbor. */
export function OfferNote({ slot }: { readonly slot: Slot }) {
  const { t } = useBoardTexts();
  const words = useOfferWords();
  const offer = useOffer(slot);
  if (offer === undefined) return undefined;
  return (
    <section className="offer-note">
      <h3>{t("planner.forYou")}</h3>
      <ul className="card-facts">
        {words(offer).map((part) => (
          <li key={part}>{capital(part)}</li>
        ))}
      </ul>
    </section>
  );
}
