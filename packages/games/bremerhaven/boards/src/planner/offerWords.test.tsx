import { bremerhaven, WESER } from "@harbor/bremerhaven";
import { type Offer, offerAt, slotsOnOffer } from "@harbor/bremerhaven-bots/planner";
import { LANGUAGES, type Language } from "@harbor/ui";
import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { playGame } from "../../test/playing.ts";
import { type BoardContext, CurrentBoard, playedWith } from "../boardContext.ts";
import { DE } from "../texts/de.ts";
import { EN } from "../texts/en.ts";
import { FR } from "../texts/fr.ts";
import { lineOf, useOfferWords } from "./useOfferWords.ts";

const played = playedWith(WESER);
const GAMES = ["words", "more words", "last words"].flatMap((seed) => [
  playGame("long", 3, seed),
  playGame("short", 2, seed),
]);
/** Keyed by their words, because most moments of a game have the same offers. */
const PLAYED: ReadonlyMap<string, Offer> = new Map(
  GAMES.flatMap(({ states }) =>
    states.filter(({ step }) => step === "bidding").filter((_, nth) => nth % 9 === 0),
  ).flatMap((state) => {
    const view = bremerhaven.view(state, 0);
    return slotsOnOffer(view).flatMap((slot): [string, Offer][] => {
      const offer = offerAt(bremerhaven, WESER, view, 0, slot);
      return offer === undefined ? [] : [[JSON.stringify(offer), offer]];
    });
  }),
);

/** Rare cases: an offer with no free place, with a place that just fits, and filled completely. */
function variantsOf(offer: Offer): readonly Offer[] {
  if (offer.kind === "contract") {
    return [
      { ...offer, isFull: true },
      { ...offer, missing: [] },
      { ...offer, missing: ["wild", "crate", "crate"] },
    ];
  }
  const { lacks: _, ...fitting } = offer;
  return [
    { ...fitting, isFull: true, docks: [] },
    { ...fitting, isFull: false, docks: [1, 3], delivers: 1, money: 4, prestige: 2 },
    { ...fitting, isFull: false, docks: [], lacks: { bollards: 2, money: 1 } },
  ];
}

const OFFERS: ReadonlyMap<string, Offer> = new Map([
  ...PLAYED,
  ...[...PLAYED.values()]
    .slice(0, 8)
    .flatMap(variantsOf)
    .map((offer): [string, Offer] => [JSON.stringify(offer), offer]),
]);

function Lines() {
  const words = useOfferWords();
  return [...OFFERS].map(([key, offer]) => <p key={key}>{lineOf(words(offer))}</p>);
}

function linesIn(language: Language): readonly string[] {
  const i18n = createInstance({
    lng: language,
    resources: { en: { bremerhaven: EN }, de: { bremerhaven: DE }, fr: { bremerhaven: FR } },
    interpolation: { escapeValue: false },
  });
  void i18n.init();
  const context: BoardContext = {
    ...played,
    language,
    texts: played.textsIn[language],
    own: 0,
    sent: [],
    pace: 0,
    person: () => ({ name: "", color: 0 }),
    help: () => {},
  };
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <CurrentBoard value={context}>
        <Lines />
      </CurrentBoard>
    </I18nextProvider>,
  );
  return [...markup.matchAll(/<p>(.*?)<\/p>/g)].map(([, line = ""]) => line);
}

test.each(LANGUAGES)("every offer has a complete line in %s", (language) => {
  const lines = linesIn(language);
  expect(lines.length).toBe(OFFERS.size);
  expect(lines.length).toBeGreaterThan(100);
  for (const line of lines) {
    expect(line).toMatch(/^\p{Lu}/u);
    expect(line.split(" · ").length).toBeLessThanOrEqual(6);
    expect(line).not.toMatch(/{{|undefined|NaN|planner\.|card\.|plan\./);
  }
});
