import type { AnyGameClient } from "@harbor/ui";
import { useTranslation } from "react-i18next";
import { pathOf } from "../router.ts";
import { SaveCards } from "./SaveCards.tsx";
import "./cards.css";

/** For tables with custom cards: names them, and lets everybody look at and save them. */
export function OwnCards({ client }: { readonly client: AnyGameClient }) {
  const { t } = useTranslation();
  if (client.game.cardLists === undefined) return undefined;
  return (
    <section className="own-cards" aria-label={t("cards.title")}>
      <p>
        <b>{t("cards.played", { name: client.cards.name })}</b>
      </p>
      <div className="row">
        <LookAtCards client={client} />
        <SaveCards client={client} label={t("cards.save")} />
      </div>
    </section>
  );
}

export function LookAtCards({ client }: { readonly client: AnyGameClient }) {
  const { t } = useTranslation();
  return (
    <a
      className="button"
      href={`${pathOf(client.game, "rules")}/${client.game.cards}#gallery`}
      target="_blank"
      rel="noreferrer"
    >
      {t("cards.look")}
    </a>
  );
}
