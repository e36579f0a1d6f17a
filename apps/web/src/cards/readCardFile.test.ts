import type { AnyStage } from "@harbor/face";
import { CARDS_BYTES } from "@harbor/protocol";
import { beforeAll, expect, test } from "vitest";
import { FACE } from "../games.ts";
import { turned } from "./ownStageFixture.ts";
import { readCardFile, writeCardFile } from "./readCardFile.ts";

let own: AnyStage;
beforeAll(async () => {
  own = await FACE.load();
});

const read = (text: string) => readCardFile(own, new File([text], "my.json"));

test("the cards that are saved as a file are read again, one in each line", async () => {
  const other = turned(own);
  const { name, text } = writeCardFile(other);
  expect(name).toBe("turned.cards.json");
  expect(text.split("\n").length).toBeGreaterThan(160);
  expect(await read(text)).toMatchObject({ ok: true, stage: { cards: other.cards } });
});

test.each([
  ["something else", "48 ships", "noJson", /\w/],
  ["other JSON", "[]", "bad", /^the card set: /],
  ["far too much", " ".repeat(9 * CARDS_BYTES), "tooLarge", /^$/],
])("%s is refused for what is wrong with it", async (_, text, why, problem) => {
  expect(await read(text)).toMatchObject({ ok: false, why, file: "my.json", problem: expect.stringMatching(problem) });
});

test("what no server would take is too large", async () => {
  const { text } = writeCardFile(own);
  const many = Array.from({ length: CARDS_BYTES / 20 }, () => '{"power":"win-ties"}').join(",");
  expect(await read(text.replace('"powers":[]', `"powers":[${many}]`))).toMatchObject({ ok: false, why: "tooLarge" });
});
