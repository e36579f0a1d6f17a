import type { RuleSection } from "@harbor/face";
import { use, useDeferredValue, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { FACE } from "../games.ts";
import { Link } from "../Link.tsx";
import { SettingsButton } from "../settings/SettingsButton.tsx";
import { useSettings } from "../settings/settingsStore.ts";
import { loadRules } from "../stage.ts";

/** All rules with a search, and all cards. A rule's id in the address opens the page there. */
export function RulesPage({ rule }: { readonly rule: string | undefined }) {
  const { t } = useTranslation();
  const book = use(loadRules());
  const language = useSettings((settings) => settings.language);
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search.trim().toLowerCase());
  const found = useMemo(() => book.sections.flatMap((section) => narrowTo(section, wanted) ?? []), [book, wanted]);

  useEffect(() => {
    if (rule !== undefined) document.getElementById(rule)?.scrollIntoView({ block: "center" });
  }, [rule]);

  return (
    <main className="rules">
      <nav className="rules-nav" aria-label={t("rules.sections")}>
        <header className="sheet-head">
          <Link href="/" aria-label={t("toHome")}>
            <FACE.Logo className="sheet-logo" />
          </Link>
          <h1>{t("rules.title")}</h1>
          <SettingsButton />
        </header>
        <input
          type="search"
          className="field"
          aria-label={t("rules.search")}
          placeholder={t("rules.search")}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        {found.map(({ id, title }) => (
          <a key={id} href={`#${id}`} lang="en">
            {title}
          </a>
        ))}
        <a href="#gallery">{t("rules.gallery")}</a>
      </nav>
      <div>
        <p>{t("rules.english")}</p>
        {found.length === 0 && <p>{t("rules.nothing")}</p>}
        {found.map(({ id, title, html }) => (
          <section key={id} id={id} className="rule-section" lang="en">
            <h2>{title}</h2>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own RULES.md when the page is built */}
            <div dangerouslySetInnerHTML={{ __html: html }} />
          </section>
        ))}
        <section id="gallery" className="gallery-page">
          <h2>{t("rules.gallery")}</h2>
          <book.Gallery language={language} />
        </section>
      </div>
    </main>
  );
}

/** A section with the rules and paragraphs in it that hold the words looked for. */
function narrowTo(section: RuleSection, wanted: string): RuleSection | undefined {
  if (wanted === "" || section.title.toLowerCase().includes(wanted)) return section;
  const page = new DOMParser().parseFromString(section.html, "text/html");
  const blocks = [...page.querySelectorAll("li, p, tr")].filter((block) =>
    (block.textContent ?? "").toLowerCase().includes(wanted),
  );
  const outermost = blocks.filter((block) => !blocks.some((other) => other !== block && other.contains(block)));
  if (outermost.length === 0) return undefined;
  const html = outermost.map((block) => (block.localName === "tr" ? `<p>${block.textContent}</p>` : block.outerHTML));
  return { ...section, html: html.join("") };
}
