import { escaped } from "./letters.ts";
import type { MailLink } from "./mailLinks.ts";

type Words = {
  readonly [Link in MailLink]: {
    readonly title: string;
    readonly text: string;
    readonly button: string;
    readonly done: string;
  };
} & { readonly gone: string; readonly home: string };

const WORDS: Readonly<Record<string, Words>> = {
  en: {
    confirm: {
      title: "Calls by mail",
      text: "Shall the harbor games write to you when it is your turn? You choose the tables yourself.",
      button: "Yes, confirm this address",
      done: "Your address is confirmed. Switch mail on at each table that may call you.",
    },
    stop: {
      title: "No more mail",
      text: "Shall the harbor games forget your address?",
      button: "Yes, no more mail",
      done: "Your address is forgotten. No more mail will come.",
    },
    gone: "This link is no longer valid.",
    home: "To the harbor games",
  },
  de: {
    confirm: {
      title: "Rufe per Mail",
      text: "Sollen dir die Hafenspiele schreiben, wenn du am Zug bist? Für welche Tische, bestimmst du selbst.",
      button: "Ja, Adresse bestätigen",
      done: "Deine Adresse ist bestätigt. Schalte Mails an jedem Tisch ein, der dich rufen darf.",
    },
    stop: {
      title: "Keine Mails mehr",
      text: "Sollen die Hafenspiele deine Adresse vergessen?",
      button: "Ja, keine Mails mehr",
      done: "Deine Adresse ist vergessen. Es kommen keine Mails mehr.",
    },
    gone: "Dieser Link gilt nicht mehr.",
    home: "Zu den Hafenspielen",
  },
  fr: {
    confirm: {
      title: "Appels par courriel",
      text: "Les jeux du port peuvent-ils vous écrire quand c’est à vous de jouer ? Vous choisissez vous-même les tables.",
      button: "Oui, confirmer l’adresse",
      done: "Votre adresse est confirmée. Activez les courriels à chaque table qui peut vous appeler.",
    },
    stop: {
      title: "Plus de courriels",
      text: "Les jeux du port doivent-ils oublier votre adresse ?",
      button: "Oui, plus de courriels",
      done: "Votre adresse est oubliée. Aucun autre message ne viendra.",
    },
    gone: "Ce lien n’est plus valable.",
    home: "Vers les jeux du port",
  },
};

/** A page that asks, because programs open the links in mails, too, or says what was done. */
export function mailPage(language: string | undefined, what: MailLink, state: "ask" | "done" | "gone"): string {
  const known = language !== undefined && language in WORDS ? language : "en";
  const words = WORDS[known];
  if (words === undefined) throw new Error(`there is no language ${known}`);
  const { title, text, button, done } = words[what];
  const said = { ask: text, done, gone: words.gone }[state];
  const next =
    state === "ask"
      ? `<form method="post"><button>${escaped(button)}</button></form>`
      : `<p><a href="/">${escaped(words.home)}</a></p>`;
  return `<!doctype html>
<html lang="${known}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/mail/page.css">
<main><h1>${escaped(title)}</h1><p>${escaped(said)}</p>${next}</main>
</html>
`;
}

export const MAIL_PAGE_STYLE = `:root { color-scheme: light dark; --paper: #f3ead8; --ink: #1d2b3a; --accent: #b5391f; --on-accent: #fff; }
@media (prefers-color-scheme: dark) { :root { --paper: #14202c; --ink: #f0e7d6; --accent: #f0a07f; --on-accent: #14202c; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem; background: var(--paper); color: var(--ink); font: 1.125rem/1.5 system-ui, sans-serif; }
main { max-width: 32rem; border-top: 0.5rem solid var(--accent); padding-top: 1rem; }
h1 { margin: 0 0 0.5rem; font-size: 1.75rem; line-height: 1.2; }
button { font: inherit; font-weight: 600; padding: 0.75rem 1.25rem; border: 0; border-radius: 0.5rem; background: var(--accent); color: var(--on-accent); cursor: pointer; }
a { color: inherit; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
`;
