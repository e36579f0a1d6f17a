import type { Language } from "@harbor/ui";

type Ending = { readonly ending: RegExp; readonly instead: string };

/**
 * The first matching ending is removed if enough of the word remains. All words are folded: no accents, no capitals.
 */
const ENDINGS: Readonly<Record<Language, readonly Ending[]>> = {
  en: [
    { ending: /ies$/, instead: "y" },
    { ending: /(?:ing|ings)$/, instead: "" },
    { ending: /ed$/, instead: "" },
    { ending: /(?<=[sxz]|ch|sh)es$/, instead: "" },
    { ending: /(?<!s|u)s$/, instead: "" },
  ],
  de: [
    { ending: /(?:ungen|ung)$/, instead: "" },
    { ending: /(?:ern|est|end|em|en|er|es|et|te)$/, instead: "" },
    { ending: /[ent]$/, instead: "" },
    { ending: /(?<!s)s$/, instead: "" },
  ],
  fr: [
    { ending: /(?:ements|ement|ations|ation|antes|ante|ants|ant)$/, instead: "" },
    { ending: /(?:ees|ee|aient|ait|ent|er|ez|es)$/, instead: "" },
    { ending: /[esx]$/, instead: "" },
  ],
};
const SHORTEST = 3;

/** The common part of a word's forms: "bidding", "bids" and "bid" are one word. */
export function stemOf(language: Language, word: string): string {
  if (/\d/.test(word)) return word;
  const found = ENDINGS[language].find(
    ({ ending }) => ending.test(word) && word.replace(ending, "").length >= SHORTEST,
  );
  const stem = found === undefined ? word : word.replace(found.ending, found.instead);
  return stem.replace(/([bdfglmnprt])\1$/, "$1").replace(/(?<=..[a-z])e$/, "");
}

/** Words too common to search for, folded. */
const EMPTY_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    "a an and any are as at be been but by can could d do does doing for from get gets got had has have how i if in into is it its itself let like ll m many may me mean means much my need needs no not of on one only or other our re s should so some t than that the their them then there these they this those to up use ve was we what when where which who whose why will with work works would you your",
  ),
  de: words(
    "ab aber alle als am an auch auf aus bei beim bin bis brauche da damit dann das dass dein deine dem den der des die diese dieser dies doch du durch ein eine einem einen einer eines er es etwas fur geht gibt habe haben hat ich ihm ihn ihr im in ist ja jede jeder kann kannst kein keine macht machen man mein meine meinem meinen meiner mit mir mich muss nach nicht noch nur oder passiert schon sein seine sich sie sind so soll um und uns vom von vor wann warum was weg welche welcher wenn wer werden wie wird wo wozu zu zum zur uber",
  ),
  fr: words(
    "a ai ainsi as au aux avec avoir c ca car ce ces cet cette chaque combien comme comment d dans de des deux du elle en es est et etre eu fait faire faut il ils j je l la le les leur leurs lui m ma mais marche me mes moi mon n ne nos notre nous on ont ou par pas passe peut peux plus pour pourquoi puis qu quand que quel quelle quels quelles qui quoi s sa se ses si sont son sont sur t te toi ton tout tous toute tu un une vos votre vous y sert servent",
  ),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

export const isEmptyWord = (language: Language, word: string): boolean => EMPTY_WORDS[language].has(word);
