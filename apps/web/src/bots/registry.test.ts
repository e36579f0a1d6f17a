import { STRENGTHS } from "@harbor/bots";
import { WHYS } from "@harbor/bremerhaven-bots";
import { LANGUAGES } from "@harbor/face";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FACE } from "../games.ts";
import { drawBot, drawOpponents } from "./opponents.ts";
import { BOTS } from "./registry.ts";

test("whoever can be played against has a face, a name and a temper, and nobody else has", () => {
  const bots = BOTS.find(({ game }) => game === FACE.id);
  const byId = (one: { readonly id: string }, other: { readonly id: string }) => (one.id < other.id ? -1 : 1);
  expect(FACE.bots.map(({ id, strength }) => ({ id, strength })).toSorted(byId)).toEqual(
    (bots?.persons ?? []).map(({ id, strength }) => ({ id, strength })).toSorted(byId),
  );
  for (const { id, temper } of FACE.bots) {
    expect(renderToStaticMarkup(createElement(FACE.BotPortrait, { bot: id }))).toContain("<svg");
    for (const language of LANGUAGES) expect(temper[language]).toMatch(/\S.*\.$/);
  }
  expect(new Set(FACE.bots.map(({ name }) => name)).size).toBe(FACE.bots.length);
  for (const strength of STRENGTHS) expect(FACE.bots.filter((bot) => bot.strength === strength).length).toBe(3);
});

test("opponents are of the strength that is wanted, each of them somebody else", () => {
  for (const botStrength of STRENGTHS) {
    const people = drawOpponents(FACE.bots, { botStrength, botCount: 3 });
    expect(people.map(({ color }) => color)).toEqual([1, 2, 3]);
    const strengths = people.map(({ bot }) => FACE.bots.find(({ id }) => id === bot)?.strength);
    expect(strengths).toEqual([botStrength, botStrength, botStrength]);
    expect(new Set(people.map(({ bot }) => bot)).size).toBe(3);
  }
});

test("whoever sits at the table is not drawn again, and when a strength is used up others come", () => {
  const { bots } = FACE;
  const easy = bots.filter(({ strength }) => strength === "deckhand").map(({ id }) => id);
  expect(drawBot(bots, new Set(easy.slice(1)), "deckhand")?.id).toBe(easy[0]);
  expect(drawBot(bots, new Set(easy), "deckhand")?.strength).not.toBe("deckhand");
  expect(drawBot(bots, new Set(bots.map(({ id }) => id)), "deckhand")).toBeUndefined();
});

test("every reason that advice may have is told in every language", async () => {
  const { texts } = await FACE.load();
  for (const language of LANGUAGES) {
    const { hint } = texts[language];
    const told = typeof hint === "object" ? hint.why : undefined;
    const known = typeof told === "object" ? Object.keys(told).map((key) => key.replace(/_(one|other)$/, "")) : [];
    expect(new Set(known), language).toEqual(new Set(WHYS));
  }
});
