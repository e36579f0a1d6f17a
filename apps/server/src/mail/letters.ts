import type { CallWhy } from "../store/store.ts";

/** A mail without its address. */
export type Letter = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where one click ends all mail (RFC 8058). */
  readonly stop: string;
};

type Words = {
  readonly ask: { readonly subject: string; readonly text: string; readonly link: string };
  readonly turn: { readonly subject: (code: string) => string; readonly text: (code: string) => string };
  readonly short: { readonly subject: (code: string) => string; readonly text: (code: string) => string };
  readonly play: string;
  readonly why: string;
  readonly stop: string;
};

const WORDS: Readonly<Record<string, Words>> = {
  en: {
    ask: {
      subject: "Mail from the harbor games?",
      text: "Somebody entered this address to be told by mail when it is their turn. If it was you, confirm it. If not, do nothing: no further mail will come.",
      link: "Confirm this address",
    },
    turn: {
      subject: (code) => `Your turn at table ${code}`,
      text: (code) => `It is your turn at table ${code}.`,
    },
    short: {
      subject: (code) => `Your time at table ${code} is running out`,
      text: (code) => `It is your turn at table ${code}, and your time is running out.`,
    },
    play: "Go to the table",
    why: "You get this mail because you asked for it.",
    stop: "No more mail",
  },
  de: {
    ask: {
      subject: "Post von den Hafenspielen?",
      text: "Jemand hat diese Adresse angegeben, um per Mail zu erfahren, wann er am Zug ist. Wenn du das warst, bestätige sie. Wenn nicht, brauchst du nichts zu tun: Es kommt keine weitere Mail.",
      link: "Adresse bestätigen",
    },
    turn: {
      subject: (code) => `Du bist am Zug an Tisch ${code}`,
      text: (code) => `An Tisch ${code} bist du am Zug.`,
    },
    short: {
      subject: (code) => `Deine Zeit an Tisch ${code} läuft ab`,
      text: (code) => `An Tisch ${code} bist du am Zug, und deine Zeit läuft ab.`,
    },
    play: "Zum Tisch",
    why: "Du bekommst diese Mail, weil du darum gebeten hast.",
    stop: "Keine Mails mehr",
  },
  fr: {
    ask: {
      subject: "Du courrier des jeux du port ?",
      text: "Quelqu’un a indiqué cette adresse pour être averti par courriel quand c’est à lui de jouer. Si c’était vous, confirmez-la. Sinon, ne faites rien : aucun autre message ne viendra.",
      link: "Confirmer l’adresse",
    },
    turn: {
      subject: (code) => `À vous de jouer à la table ${code}`,
      text: (code) => `C’est à vous de jouer à la table ${code}.`,
    },
    short: {
      subject: (code) => `Votre temps à la table ${code} s’écoule`,
      text: (code) => `C’est à vous de jouer à la table ${code}, et votre temps s’écoule.`,
    },
    play: "Aller à la table",
    why: "Vous recevez ce message parce que vous l’avez demandé.",
    stop: "Plus de courriels",
  },
};

const wordsIn = (language: string): Words => WORDS[language] ?? WORDS.en ?? none();

function none(): never {
  throw new Error("there is no English");
}

type Links = { readonly confirm: string; readonly stop: string };

/** Asks whether an address may be written to. Nothing that its owner has not written themselves is in it. */
export function askingLetter(language: string, { confirm, stop }: Links): Letter {
  const { ask } = wordsIn(language);
  return letter(language, ask.subject, [{ text: ask.text }, { text: ask.link, link: confirm }], stop);
}

/** Calls somebody to a table. It says nothing but where and why. */
export function callingLetter(
  language: string,
  {
    why,
    code,
    table,
    stop,
  }: { readonly why: CallWhy; readonly code: string; readonly table: string; readonly stop: string },
): Letter {
  const words = wordsIn(language);
  const lines = [
    { text: words[why].text(code) },
    { text: words.play, link: table },
    { text: words.why },
    { text: words.stop, link: stop },
  ];
  return letter(language, words[why].subject(code), lines, stop);
}

type Line = { readonly text: string; readonly link?: string };

function letter(language: string, subject: string, lines: readonly Line[], stop: string): Letter {
  const text = lines.map((line) => (line.link === undefined ? line.text : `${line.text}: ${line.link}`)).join("\n\n");
  const paragraphs = lines.map((line) => {
    const inner =
      line.link === undefined ? escaped(line.text) : `<a href="${escaped(line.link)}">${escaped(line.text)}</a>`;
    return `<p>${inner}</p>`;
  });
  const style = "font-family:system-ui,sans-serif;font-size:16px;line-height:1.5";
  const html = `<!doctype html><html lang="${language}"><body style="${style}">${paragraphs.join("")}</body></html>`;
  return { subject, text: `${text}\n`, html, stop };
}

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letterInIt) => `&#${letterInIt.charCodeAt(0)};`);
}
