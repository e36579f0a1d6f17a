import { expect, test } from "vitest";
import { translator } from "../../test/translator.ts";
import { DE } from "../texts/de.ts";
import { EN } from "../texts/en.ts";
import { FR } from "../texts/fr.ts";
import { announcementsWith } from "./announcements.ts";

const THING = "Influence 4";
const PLACE = "The Gull (Ship 1)";
const REASON = "The wall is full.";

function announced(texts: typeof EN | typeof DE | typeof FR, barred: boolean): (string | undefined)[] {
  const say = announcementsWith({
    t: translator(texts),
    thing: () => THING,
    place: () => PLACE,
    whyNot: () => (barred ? REASON : undefined),
  });
  const active = {
    id: "card:4 0",
    data: { current: undefined },
    rect: { current: { initial: null, translated: null } },
  };
  const rect = { width: 0, height: 0, top: 0, left: 0, right: 0, bottom: 0 };
  const over = { id: "slot:ship:1", data: { current: undefined }, rect, disabled: false };
  return [
    say.onDragStart({ active }),
    say.onDragOver({ active, over }),
    say.onDragOver({ active, over: null }),
    say.onDragEnd({ active, over }),
    say.onDragEnd({ active, over: null }),
    say.onDragCancel({ active, over: null }),
  ];
}

test.each([
  ["en", EN],
  ["de", DE],
  ["fr", FR],
] as const)("a drag is announced in %s by the names of things and places, never by an id", (_, texts) => {
  const [held, over, nowhere, dropped, back, cancelled] = announced(texts, false);
  expect([held, dropped, back, cancelled].every((line) => line?.includes(THING))).toBe(true);
  expect([over, dropped].every((line) => line?.includes(PLACE))).toBe(true);
  expect(nowhere).toBeTruthy();
  expect(announced(texts, false).join(" ")).not.toMatch(/card:|slot:|[Dd]raggable|droppable/);
});

test.each([
  ["en", EN],
  ["de", DE],
  ["fr", FR],
] as const)("a refused drop is announced with its reason in %s", (_, texts) => {
  const [, over, , dropped] = announced(texts, true);
  for (const line of [over, dropped]) {
    expect(line).toContain(REASON);
    expect(line).toContain(PLACE);
  }
});
