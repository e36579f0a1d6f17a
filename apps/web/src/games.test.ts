import { LANGUAGES } from "@harbor/ui";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { GAMES as WITH_GUEST } from "../test/guest/games.ts";
import { GAMES } from "./games.ts";
import { TAKEN } from "./router.ts";

test("every game has a unique id that no other page uses", () => {
  const ids = GAMES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => TAKEN.includes(id) || !/^[a-z0-9-]+$/.test(id))).toEqual([]);
});

describe.each(GAMES)("$id", (manifest) => {
  const { soloMode, againstBots, bots } = manifest;

  test("its manifest agrees with its rules", async () => {
    const { game, modes } = await manifest.load();
    expect(game.id).toBe(manifest.id);
    expect(modes.map(({ id, seats }) => ({ id, seats }))).toEqual(game.modes.map(({ id, seats }) => ({ id, seats })));
    expect(Math.max(...game.modes.flatMap(({ seats }) => seats))).toBe(manifest.mostSeats);
    const alone = modes.filter((mode) => mode.alone).map(({ id }) => id);
    expect(soloMode === undefined ? [] : [soloMode]).toEqual(alone.slice(0, 1));
    const seats = game.modes.find(({ id }) => id === againstBots?.mode)?.seats ?? [];
    expect(againstBots?.opponents.filter((count) => !seats.includes(count + 1)) ?? []).toEqual([]);
    expect(bots.length).toBeGreaterThanOrEqual(Math.max(0, ...(againstBots?.opponents ?? [])));
  });

  test.runIf(manifest.loadLessons !== undefined)("has lessons, each under its own id", async () => {
    const lessons = (await manifest.loadLessons?.())?.lessons ?? [];
    expect(lessons.length).toBeGreaterThan(0);
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
    expect(lessons.filter(({ id }) => !/^[a-z0-9-]+$/.test(id))).toEqual([]);
  });

  test.each(LANGUAGES)("has a rule book whose links all lead to one of its rules, in %s", async (language) => {
    const { sections } = await manifest.loadRules(language);
    const pieces = sections.flatMap((section) => section.pieces);
    const ids = pieces.flatMap((piece) => (piece.kind === "rule" ? [piece.id] : []));
    const html = pieces.flatMap((piece) =>
      piece.kind === "table" ? [...piece.head, ...piece.rows.flatMap(({ cells }) => cells)] : [piece.html],
    );
    const links = html.flatMap((text) => [...text.matchAll(/href="([^"]*)"/g)].map(([, address = ""]) => address));
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((address) => !ids.includes(address.slice(1)) || !address.startsWith("#"))).toEqual([]);
    expect(ids.filter((id, nth) => ids.indexOf(id) !== nth)).toEqual([]);
  });

  test.each(LANGUAGES)("has texts for everything it offers, in %s", async (language) => {
    const { game, frameTexts, modeName, optionFace } = await manifest.load();
    const { claim, solo, bots: against, newcomer, lessons } = manifest.texts[language];
    expect([claim, newcomer].filter((text) => text.trim() === "")).toEqual([]);
    expect(solo === undefined).toBe(soloMode === undefined);
    expect(lessons === undefined).toBe(manifest.loadLessons === undefined);
    expect(against === undefined).toBe(againstBots === undefined);
    const choices = game.modes.flatMap(({ id, seats }) =>
      seats.flatMap((count) => {
        const options = game.readOptions({ mode: id, seats: count });
        return options.ok ? game.choicesIn(options.value) : [];
      }),
    );
    const names = game.modes.map(({ id }) => [id, modeName(id, language)]);
    expect(manifest.texts[language].modes ?? Object.fromEntries(names)).toEqual(Object.fromEntries(names));
    const unnamed = game.options
      .filter(({ values }) => values.some((value) => typeof value === "string"))
      .flatMap(({ id, values }) => values.filter((value) => optionFace(id, value, language) === undefined));
    expect(unnamed).toEqual([]);
    expect(frameTexts[language].choice === undefined).toBe(choices.length === 0);
  });
});

test.each(WITH_GUEST)(
  "$id: every player has a sign of their own, whatever the colors",
  ({ Sign, inkOf, mostSeats }) => {
    const colors = Array.from({ length: mostSeats }, (_, color) => color);
    const signs = colors.map((color) => outlineOf(renderToStaticMarkup(createElement(Sign, { color }))));
    expect(new Set(signs).size).toBe(mostSeats);
    expect(new Set(colors.map(inkOf)).size).toBe(mostSeats);
  },
);

/** A drawing without its colors. */
function outlineOf(markup: string): string {
  return markup.replaceAll(/ (?:fill|stroke)="[^"]*"/g, "");
}
