import { useTranslation } from "react-i18next";
import { FACE } from "../games.ts";
import { Link } from "../Link.tsx";

export const LOST = ["page", "table", "full", "finished", "link", "server"] as const;
export type LostWhy = (typeof LOST)[number];

/** A way that leads nowhere, and what to do about it. */
export function Lost({ why }: { readonly why: LostWhy }) {
  const { t } = useTranslation();
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
          {why === "server" && (
            <button type="button" className="button" onClick={() => location.reload()}>
              {t("again")}
            </button>
          )}
        </div>
      </div>
    </main>
  );
}
