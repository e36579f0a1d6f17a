import type { Language } from "@harbor/ui";

type MishapTexts = { readonly title: string; readonly text: string; readonly reload: string };

/** Separate from all other texts, which may be what failed to load. */
export const MISHAP_TEXTS: Readonly<Record<Language, MishapTexts>> = {
  en: {
    title: "This could not be loaded",
    text: "The connection may be down, or the site has just been updated. Your games are safe.",
    reload: "Reload the page",
  },
  de: {
    title: "Das ließ sich nicht laden",
    text: "Vielleicht ist die Verbindung unterbrochen, oder die Seite wurde gerade aktualisiert. Deine Spiele sind sicher.",
    reload: "Seite neu laden",
  },
  fr: {
    title: "Le chargement a échoué",
    text: "La connexion est peut-être coupée, ou le site vient d’être mis à jour. Vos parties sont en sécurité.",
    reload: "Recharger la page",
  },
};
