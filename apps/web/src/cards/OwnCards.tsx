import type { AnyStage } from "@harbor/face";
import { useTranslation } from "react-i18next";
import { SaveCards } from "./SaveCards.tsx";
import "./cards.css";

/** For all at a table that is not played with the game's own cards: which they are, to be looked at and saved. */
export function OwnCards({ stage }: { readonly stage: AnyStage }) {
  const { t } = useTranslation();
  if (stage.game.cardLists === undefined) return undefined;
  return (
    <section className="own-cards" aria-label={t("cards.title")}>
      <p>
        <b>{t("cards.played", { name: stage.cards.name })}</b>
      </p>
      <div className="row">
        <LookAtCards stage={stage} />
        <SaveCards stage={stage} label={t("cards.save")} />
      </div>
    </section>
  );
}

export function LookAtCards({ stage }: { readonly stage: AnyStage }) {
  const { t } = useTranslation();
  return (
    <a className="button" href={`/rules/${stage.game.cards}#gallery`} target="_blank" rel="noreferrer">
      {t("cards.look")}
    </a>
  );
}
