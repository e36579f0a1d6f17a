import { STRENGTHS } from "@harbor/bots";
import { WHYS } from "@harbor/bremerhaven-bots";
import { LANGUAGES } from "@harbor/ui";
import { createElement } from "react";
import { prerender } from "react-dom/static";
import { expect, test } from "vitest";
import { FIRST } from "../house.ts";
import { drawBot, drawOpponents } from "./opponents.ts";
import { BOTS } from "./registry.ts";

test("every opponent has a portrait, a name and a temper, and nobody else has", async () => {
  const bots = BOTS.find(({ game }) => game === FIRST.id);
  const byId = (one: { readonly id: string }, other: { readonly id: string }) => (one.id < other.id ? -1 : 1);
  expect(FIRST.bots.map(({ id, strength }) => ({ id, strength })).toSorted(byId)).toEqual(
    (bots?.persons ?? []).map(({ id, strength }) => ({ id, strength })).toSorted(byId),
  );
  const { BotPortrait } = FIRST;
  if (BotPortrait === undefined) throw new Error("the bots have no faces");
  for (const { id, temper } of FIRST.bots) {
    // Waits until the portrait is loaded.
    const { prelude } = await prerender(createElement(BotPortrait, { bot: id }));
    expect(await new Response(prelude).text()).toMatch(/<svg.*<circle/);
    for (const language of LANGUAGES) expect(temper[language]).toMatch(/\S.*\.$/);
  }
  expect(new Set(FIRST.bots.map(({ name }) => name)).size).toBe(FIRST.bots.length);
  for (const strength of STRENGTHS) expect(FIRST.bots.filter((bot) => bot.strength === strength).length).toBe(3);
});

test("opponents have the chosen strength, and all are different", () => {
  for (const botStrength of STRENGTHS) {
    const people = drawOpponents(FIRST, { botStrength, botCount: 3 });
    expect(people.map(({ color }) => color)).toEqual([1, 2, 3]);
    const strengths = people.map(({ bot }) => FIRST.bots.find(({ id }) => id === bot)?.strength);
    expect(strengths).toEqual([botStrength, botStrength, botStrength]);
    expect(new Set(people.map(({ bot }) => bot)).size).toBe(3);
  }
});

test("there are never more bots than the game allows", () => {
  expect(drawOpponents(FIRST, { botStrength: "mate", botCount: 2 })).toHaveLength(2);
  expect(drawOpponents(FIRST, { botStrength: "mate", botCount: 9 })).toHaveLength(1);
  const { againstBots: _, ...without } = FIRST;
  expect(drawOpponents(without, { botStrength: "mate", botCount: 2 })).toEqual([]);
});

test("a bot at the table is not drawn again, and others join when a strength is used up", () => {
  const { bots } = FIRST;
  const easy = bots.filter(({ strength }) => strength === "deckhand").map(({ id }) => id);
  expect(drawBot(bots, new Set(easy.slice(1)), "deckhand")?.id).toBe(easy[0]);
  expect(drawBot(bots, new Set(easy), "deckhand")?.strength).not.toBe("deckhand");
  expect(drawBot(bots, new Set(bots.map(({ id }) => id)), "deckhand")).toBeUndefined();
});

test("every reason for advice has words in every language", async () => {
  for (const language of LANGUAGES) {
    const { hint } = await FIRST.loadTexts(language);
    const told = typeof hint === "object" ? hint.why : undefined;
    const known = typeof told === "object" ? Object.keys(told).map((key) => key.replace(/_(one|other)$/, "")) : [];
    expect(new Set(known), language).toEqual(new Set(WHYS));
  }
});
