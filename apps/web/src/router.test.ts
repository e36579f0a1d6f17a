import type { GameManifest } from "@harbor/ui";
import { expect, test } from "vitest";
import { FIRST } from "./house.ts";
import { pathOf, routeOf } from "./router.ts";

/** A game without solo, bots and lessons, for one player. */
const other: GameManifest = { ...FIRST, id: "other", mostSeats: 1 };
const { soloMode: _, againstBots: __, loadLessons: ___, ...bare } = other;
const SEVERAL = [FIRST, bare] as const;

test.each([
  ["/", "", { page: "home", game: FIRST }],
  ["/solo", "", { page: "solo", game: FIRST }],
  ["/t/abc234", "", { page: "table", code: "ABC234" }],
  ["/t", "", { page: "lost" }],
  ["/rules", "#HBR-3", { page: "rules", game: FIRST, rule: "HBR-3" }],
  ["/replay", "", { page: "replay", id: undefined, analysis: false }],
  ["/replay/kept-1f", "", { page: "replay", id: "kept-1f", analysis: false }],
  ["/replay/kept-1f", "#analysis", { page: "replay", id: "kept-1f", analysis: true }],
  ["/resume", "#secret", { page: "resume", token: "secret" }],
  ["/resume", "", { page: "lost" }],
  ["/devices", "", { page: "devices" }],
  [`/${FIRST.id}`, "", { page: "home", game: FIRST }],
  [pathOf(FIRST, "hotseat"), "", { page: "hotseat", game: FIRST }],
  [`${pathOf(FIRST, "rules")}/f00d`, "#gallery", { page: "rules", game: FIRST, rule: "gallery", cards: "f00d" }],
  [pathOf(FIRST, "learn"), "", { page: "learn", game: FIRST, lesson: undefined }],
  [`${pathOf(FIRST, "learn")}/ropes`, "", { page: "learn", game: FIRST, lesson: "ropes" }],
  [`/${FIRST.id}/somewhere`, "", { page: "lost" }],
  ["/somewhere", "", { page: "lost" }],
])("%s%s leads to the right page", (path, hash, route) => {
  expect(routeOf(path, hash, [FIRST])).toEqual(route);
});

test.each([
  ["/", { page: "house" }],
  ["/other", { page: "home", game: bare }],
  ["/other/open", { page: "open", game: bare }],
  // A page that a game lacks has no address.
  ["/other/solo", { page: "lost" }],
  ["/other/bots", { page: "lost" }],
  ["/other/hotseat", { page: "lost" }],
  ["/other/learn", { page: "lost" }],
  // Addresses from the time of a single game.
  ["/solo", { page: "solo", game: FIRST }],
  ["/bots", { page: "bots", game: FIRST }],
  ["/rules/f00d", { page: "rules", game: FIRST, cards: "f00d" }],
])("with several games, %s leads to the right one", (path, route) => {
  expect(routeOf(path, "", SEVERAL)).toEqual(route);
});
