import type { GameManifest } from "@harbor/ui";
import { type ReactNode, use } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "../Link.tsx";
import { type GamePage, pathOf } from "../router.ts";
import { CurrentGame, useLook } from "../useGame.ts";

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
  "game",
  "banned",
] as const;
export type LostWhy = (typeof LOST)[number];

/** Useful links besides the home page. */
const WAYS: Readonly<Partial<Record<LostWhy, { readonly page: GamePage; readonly text: "home.open" | "home.solo" }>>> =
  {
    private: { page: "open", text: "home.open" },
    keptOut: { page: "open", text: "home.open" },
    closed: { page: "open", text: "home.open" },
    givenUp: { page: "open", text: "home.open" },
    server: { page: "solo", text: "home.solo" },
    banned: { page: "solo", text: "home.solo" },
  };

function wayIn(game: GameManifest, why: LostWhy) {
  const way = WAYS[why];
  if (way === undefined || (way.page === "solo" && game.soloMode === undefined)) return undefined;
  return { href: pathOf(game, way.page), text: way.text };
}

/** Problems that may be temporary. */
const MAY_PASS: ReadonlySet<LostWhy> = new Set(["server", "cards", "game", "keptOut", "banned"]);

type LostProps = {
  readonly why: LostWhy;
  readonly closeTable?: (() => void) | undefined;
  /** What else there is to say. */
  readonly children?: ReactNode;
};

/** A page that cannot be shown, and what to do about it. */
export function Lost({ why, closeTable, children }: LostProps) {
  const { Poster } = useLook();
  const { t } = useTranslation();
  const game = use(CurrentGame);
  const way = game === undefined ? undefined : wayIn(game, why);
  return (
    <main className="notice-page">
      <Poster className="notice-poster" />
      <div className="notice-card stack">
        <h1>{t(`lost.${why}.title`)}</h1>
        <p>{t(`lost.${why}.text`)}</p>
        {children}
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
