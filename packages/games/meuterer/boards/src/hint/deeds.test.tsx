// @vitest-environment happy-dom

import { seedFrom } from "@harbor/kit";
import { type Action, meuterer } from "@harbor/meuterer";
import { LANGUAGES } from "@harbor/ui";
import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { initReactI18next } from "react-i18next";
import { expect, test } from "vitest";
import { client } from "../client.tsx";
import { DE as BOARD_DE } from "../texts/de.ts";
import { EN as BOARD_EN } from "../texts/en.ts";
import { FR as BOARD_FR } from "../texts/fr.ts";
import { EN } from "./texts/en.ts";

const BOARD_TEXTS = { en: BOARD_EN, de: BOARD_DE, fr: BOARD_FR } as const;

const ACTIONS: readonly Action[] = [
  { type: "offer", wage: 1 },
  { type: "offer", wage: 3 },
  { type: "lay", kind: "salt" },
  { type: "pass" },
  { type: "board" },
  { type: "leave" },
  { type: "take", role: "mate" },
  { type: "fight", sabers: 0 },
  { type: "fight", sabers: 1 },
  { type: "fight", sabers: 2 },
  { type: "sell", anchorage: 1, wake: 0 },
  { type: "sell", anchorage: 2, wake: 0 },
  { type: "sell", anchorage: 2, wake: 1 },
  { type: "stow", keep: ["salt", "saber"] },
];
const KINDS = [...new Set(Object.keys(EN.why).map((key) => key.replace(/_(?:one|other)$/, "")))];

test.each(LANGUAGES)("every deed is told as done and as advised with every reason, in %s", async (language) => {
  const missing: string[] = [];
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    interpolation: { escapeValue: false },
    resources: { [language]: { meuterer: BOARD_TEXTS[language] } },
    parseMissingKeyHandler: (key) => {
      missing.push(key);
      return key;
    },
  });
  const { hindsight } = client;
  if (hindsight === undefined) throw new Error("nobody looks back");
  const begun = meuterer.begin({ mode: "plain", seats: 3, chart: "shuffled" }, seedFrom("deeds"));
  if (!begun.ok) throw new Error(begun.problem);
  const around = {
    view: meuterer.view(begun.state, 0),
    seat: 0,
    people: [{ name: "Ada", color: 0, kind: "person" as const }],
    language,
  };
  const told = (actions: readonly Action[], kind?: string) => {
    const why = kind && { kind, values: { count: 2, chance: 60 } };
    return renderToStaticMarkup(<hindsight.DeedText {...around} actions={actions} {...(why && { why })} />);
  };
  const did = ACTIONS.map((action) => told([action]));
  const would = ACTIONS.map((action) => told([action], "enough"));
  expect(new Set(did).size).toBe(ACTIONS.length);
  expect(new Set(would).size).toBe(ACTIONS.length);
  for (const [nth, words] of did.entries()) expect(would[nth]).not.toBe(words);
  for (const kind of KINDS) did.push(told([{ type: "pass" }], kind));
  for (const words of [...did, ...would]) expect(words).not.toMatch(/\{\{|undefined|hint\./);
  expect(KINDS.length).toBeGreaterThan(15);
  expect(missing).toEqual([]);
});

test.each(LANGUAGES)("every part of a round has a name, in %s", (language) => {
  const names = Object.keys(EN.chapter).map((chapter) => client.hindsight?.chapterName(chapter, language));
  expect(new Set(names).size).toBe(names.length);
  expect(client.hindsight?.chapterName("unknown", language)).toBe("unknown");
});
