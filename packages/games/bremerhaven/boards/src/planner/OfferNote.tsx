import type { Slot } from "@harbor/bremerhaven";
import { useTranslation } from "react-i18next";
import { useOffer } from "./useOffers.ts";
import { capital, useOfferWords } from "./useOfferWords.ts";
import "./offer.css";

/** What the card at a slot would do for one's harbor, below all that is printed on it. */
export function OfferNote({ slot }: { readonly slot: Slot }) {
  const { t } = useTranslation("board");
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
