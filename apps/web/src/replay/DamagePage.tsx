import type { Damage } from "@harbor/kit";
import type { AnyGameClient } from "@harbor/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "../Link.tsx";
import { useLook } from "../useGame.ts";
import { useReplayTexts } from "./texts/useReplayTexts.ts";
import { useDamageTeller } from "./useDamageTeller.ts";

type DamagePageProps = {
  readonly why: Damage | "missing" | "unreachable" | "cards" | "no-game";
  readonly client?: AnyGameClient;
  /** Other remedies. */
  readonly children?: ReactNode;
  /** Goes back to the choice of another file, without leaving the page. */
  readonly close?: (() => void) | undefined;
};

/** A recording that cannot be shown: what is wrong with it, and where in the file. */
export function DamagePage({ why, client, close, children }: DamagePageProps) {
  const { Poster } = useLook();
  const { t } = useReplayTexts();
  const { t: common } = useTranslation();
  const tellDamage = useDamageTeller(client);
  return (
    <main className="notice-page">
      <Poster className="notice-poster" />
      <div className="notice-card stack">
        <h1>{t("damage.title")}</h1>
        <p role="alert" className="damage">
          {typeof why === "string" ? t(`damage.${why}`) : tellDamage(why)}
        </p>
        <div className="row">
          {children}
          {close === undefined ? (
            <Link href="/replay" className="button main">
              {t("damage.other")}
            </Link>
          ) : (
            <button type="button" className="button main" onClick={close}>
              {t("damage.other")}
            </button>
          )}
          <Link href="/" className="button">
            {common("toHome")}
          </Link>
        </div>
      </div>
    </main>
  );
}
