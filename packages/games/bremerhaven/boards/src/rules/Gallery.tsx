import type { Language, RuleCard } from "@harbor/ui";
import { useMemo, useState } from "react";
import { CurrentBoard, type Played } from "../boardContext.ts";
import { CardFace, type CardRef } from "../cards/CardFace.tsx";
import { useBoardTexts } from "../useBoardTexts.ts";
import { GALLERY_DECKS } from "./cardWords.ts";
import "./gallery.css";

type GalleryProps = { readonly played: Played; readonly language: Language; readonly shown: readonly RuleCard[] };

/** Shows one deck at a time, restricted to the `shown` cards. */
export function Gallery({ played, language, shown }: GalleryProps) {
  const { t } = useBoardTexts();
  const [wished, setWished] = useState<CardRef["deck"]>("buildings");
  const cardsOf = (deck: CardRef["deck"]) => shown.filter((card) => card.deck === deck);
  const decks = GALLERY_DECKS.filter((deck) => cardsOf(deck).length > 0);
  const deck = decks.find((one) => one === wished) ?? decks[0];
  const context = useMemo(
    () => ({
      ...played,
      language,
      texts: played.textsIn[language],
      person: () => ({ name: "", color: 0 as const }),
      help: () => {},
      own: undefined,
      sent: [],
      pace: 0,
    }),
    [played, language],
  );
  return (
    <CurrentBoard value={context}>
      <fieldset className="row gallery-decks" aria-label={t("gallery.decks")}>
        {decks.map((one) => (
          <button key={one} type="button" className="button" aria-pressed={one === deck} onClick={() => setWished(one)}>
            {t(`gallery.${one}`, { count: cardsOf(one).length })}
          </button>
        ))}
      </fieldset>
      {deck !== undefined && (
        <ul className="gallery" data-deck={deck}>
          {cardsOf(deck).map(({ id }) => (
            <li key={id}>
              <CardFace card={{ deck, id }} />
            </li>
          ))}
        </ul>
      )}
    </CurrentBoard>
  );
}
