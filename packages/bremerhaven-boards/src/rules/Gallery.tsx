import { TEXTS } from "@harbor/bremerhaven/texts";
import type { Language } from "@harbor/face";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CardFace, type CardRef } from "../cards/CardFace.tsx";
import { cards, SurroundingsContext } from "../surroundings.ts";
import "./gallery.css";

const DECKS = ["buildings", "newspapers", "ships", "contracts", "prices"] as const satisfies readonly CardRef["deck"][];

/** Every card of the set, deck by deck. */
export function Gallery({ language }: { readonly language: Language }) {
  const { t } = useTranslation("board");
  const [deck, setDeck] = useState<CardRef["deck"]>("buildings");
  return (
    <SurroundingsContext
      value={{ language, texts: TEXTS[language], person: () => ({ name: "", color: 0 }), help: () => {} }}
    >
      <fieldset className="row" aria-label={t("gallery.decks")}>
        {DECKS.map((one) => (
          <button key={one} type="button" className="button" aria-pressed={one === deck} onClick={() => setDeck(one)}>
            {t(`gallery.${one}`, { count: cards.lists[one].length })}
          </button>
        ))}
      </fieldset>
      <ul className="gallery" data-deck={deck}>
        {cards.lists[deck].map(({ id }) => (
          <li key={id}>
            <CardFace card={{ deck, id }} />
          </li>
        ))}
      </ul>
    </SurroundingsContext>
  );
}
