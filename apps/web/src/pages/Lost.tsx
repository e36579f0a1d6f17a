import { useTranslation } from "react-i18next";
import { FACE } from "../games.ts";
import { Link } from "../Link.tsx";

export const LOST = [
  "page",
  "table",
  "private",
  "keptOut",
  "closed",
  "givenUp",
  "over",
  "rules",
  "link",
  "server",
  "cards",
  "banned",
] as const;
export type LostWhy = (typeof LOST)[number];

/** What else than the first page may help. */
const WAYS: Readonly<Partial<Record<LostWhy, { readonly href: string; readonly text: "home.open" | "home.solo" }>>> = {
  private: { href: "/open", text: "home.open" },
  keptOut: { href: "/open", text: "home.open" },
  closed: { href: "/open", text: "home.open" },
  givenUp: { href: "/open", text: "home.open" },
  server: { href: "/solo", text: "home.solo" },
  banned: { href: "/solo", text: "home.solo" },
};

/** What may be otherwise in a moment. */
const MAY_PASS: ReadonlySet<LostWhy> = new Set(["server", "cards", "keptOut", "banned"]);

/** A way that leads nowhere, and what to do about it. */
export function Lost({ why, closeTable }: { readonly why: LostWhy; readonly closeTable?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const way = WAYS[why];
  return (
    <main className="notice-page">
      <FACE.Poster className="notice-poster" />
      <div className="notice-card stack">
        <h1>{t(`lost.${why}.title`)}</h1>
        <p>{t(`lost.${why}.text`)}</p>
        <div className="row">
          <Link href="/" className="button main">
            {t("toHome")}
          </Link>
          {way !== undefined && (
            <Link href={way.href} className="button">
              {t(way.text)}
            </Link>
          )}
          {why === "rules" && closeTable !== undefined && (
            <button type="button" className="button" onClick={closeTable}>
              {t("lobby.close")}
            </button>
          )}
          {MAY_PASS.has(why) && (
            <button type="button" className="button" onClick={() => location.reload()}>
              {t("again")}
            </button>
          )}
        </div>
      </div>
    </main>
  );
}
