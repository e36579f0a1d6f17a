import { use, useDeferredValue, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { clientFor } from "../cards/clientFor.ts";
import { SaveCards } from "../cards/SaveCards.tsx";
import { loadRules } from "../gameClient.ts";
import { Link } from "../Link.tsx";
import { homeOf } from "../router.ts";
import { RuleText } from "../rules/RuleText.tsx";
import { searchBook } from "../rules/searchBook.ts";
import { useSectionInSight } from "../rules/useSectionInSight.ts";
import { SettingsButton } from "../settings/SettingsButton.tsx";
import { useSettings } from "../settings/settingsStore.ts";
import { useGame } from "../useGame.ts";

const GALLERY = "gallery";

type RulesPageProps = {
  readonly rule: string | undefined;
  /** The hash of the cards in the gallery, if they are not the game's own. */
  readonly cards: string | undefined;
};

/** All rules with a search, and all cards. A rule's id in the address scrolls to it. */
export function RulesPage({ rule, cards: hash }: RulesPageProps) {
  const game = useGame();
  const { t } = useTranslation();
  // The old language stays until the rules in the new one are loaded.
  const language = useDeferredValue(useSettings((settings) => settings.language));
  const found = use(clientFor(game, hash));
  const client = found.ok ? found.client : undefined;
  const book = use(loadRules(game, language, client));
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search);
  const { searched, marked, sections, cards, count } = useMemo(
    () => searchBook(book, wanted, language),
    [book, wanted, language],
  );
  const contents = [...sections.map(({ id }) => id), ...(cards.length > 0 ? [GALLERY] : [])];
  const inSight = useSectionInSight(contents.join(" "));

  // Run once the text is there, and again after a change of language or the end of a search.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sections are what is scrolled in
  useEffect(() => {
    if (rule === undefined) return;
    const block = rule.includes("-") && /\d/.test(rule) ? "center" : "start";
    document.getElementById(rule)?.scrollIntoView({ block });
  }, [rule, sections]);

  function follow(next: string): void {
    setSearch("");
    location.hash = next;
  }

  return (
    <main className="rules">
      <nav className="rules-nav" aria-label={t("rules.sections")}>
        <header className="sheet-head">
          <Link href={homeOf(game)} className="rules-home" aria-label={t("toHome")}>
            <game.Logo className="sheet-logo" />
          </Link>
          <h1>{t("rules.title")}</h1>
          <SettingsButton />
        </header>
        <search>
          <input
            type="search"
            className="field"
            aria-label={t("rules.search")}
            placeholder={t("rules.search")}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <p className="rules-count" role="status">
            {searched && count > 0 && t("rules.found", { count })}
          </p>
        </search>
        <ul className="rules-contents">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === inSight ? "location" : undefined}>
                {title}
              </a>
            </li>
          ))}
          {cards.length > 0 && (
            <li>
              <a href={`#${GALLERY}`} aria-current={inSight === GALLERY ? "location" : undefined}>
                {t("rules.gallery")}
              </a>
            </li>
          )}
        </ul>
      </nav>
      <div className="rules-body">
        {searched && count === 0 && (
          <div className="rules-nothing">
            <game.Logo />
            <p>{t("rules.nothing", { search: wanted.trim() })}</p>
            <button type="button" className="button" onClick={() => setSearch("")}>
              {t("rules.all")}
            </button>
          </div>
        )}
        {sections.map((section) => (
          <div key={section.id} id={section.id} className="rules-anchor">
            <RuleText section={section} marked={marked} wanted={rule} follow={follow} />
          </div>
        ))}
        {cards.length > 0 && (
          <section id={GALLERY} className="gallery-page" aria-labelledby="title-gallery">
            <h2 id="title-gallery">{t("rules.gallery")}</h2>
            {!found.ok && <p role="alert">{t("cards.notHere")}</p>}
            {client?.game.cardLists !== undefined && (
              <div className="gallery-cards">
                <p>{t("cards.inRules", { name: client.cards.name })}</p>
                <SaveCards client={client} label={t("cards.save")} />
              </div>
            )}
            <book.Gallery language={language} shown={cards} />
          </section>
        )}
      </div>
    </main>
  );
}
