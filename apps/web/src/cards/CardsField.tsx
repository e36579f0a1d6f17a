import type { AnyGameClient } from "@harbor/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CardsDoor } from "./CardsDoor.tsx";
import { LookAtCards } from "./OwnCards.tsx";
import { SaveCards } from "./SaveCards.tsx";
import "./cards.css";

type CardsFieldProps = {
  /** The client with the game's own cards. */
  readonly own: AnyGameClient;
  readonly chosen: AnyGameClient;
  choose(client: AnyGameClient): void;
};

/** Chooses the cards: the game's own, or those of a file. */
export function CardsField({ own, chosen, choose }: CardsFieldProps) {
  const { t } = useTranslation();
  const [brought, setBrought] = useState(chosen === own ? undefined : chosen);
  const [same, setSame] = useState(false);

  function take(client: AnyGameClient) {
    const isOwn = client.game.cards === own.game.cards;
    setSame(isOwn);
    if (!isOwn) setBrought(client);
    choose(isOwn ? own : client);
  }

  return (
    <fieldset>
      <legend>{t("cards.title")}</legend>
      <div className="row">
        <button type="button" className="button" aria-pressed={chosen === own} onClick={() => choose(own)}>
          {t("cards.builtIn")}
        </button>
        {brought !== undefined && (
          <button type="button" className="button" aria-pressed={chosen === brought} onClick={() => take(brought)}>
            {t("cards.set", { name: brought.cards.name })}
          </button>
        )}
        {chosen !== own && <LookAtCards client={chosen} />}
        <CardsDoor own={own} label={t("cards.file")} open={take} />
      </div>
      <div role="status">
        {same && <p className="cards-hint">{t("cards.same")}</p>}
        {chosen !== own && <span className="unseen">{t("cards.played", { name: chosen.cards.name })}</span>}
      </div>
      <details className="cards-how">
        <summary>{t("cards.how")}</summary>
        <p className="cards-hint">{t("cards.hint")}</p>
        <SaveCards client={own} label={t("cards.example")} />
      </details>
    </fieldset>
  );
}
