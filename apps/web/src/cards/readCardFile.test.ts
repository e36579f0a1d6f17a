import { CARDS_BYTES } from "@harbor/protocol";
import type { AnyGameClient } from "@harbor/ui";
import { beforeAll, expect, test } from "vitest";
import { FIRST } from "../house.ts";
import { turned } from "./ownClientFixture.ts";
import { readCardFile, writeCardFile } from "./readCardFile.ts";

let own: AnyGameClient;
beforeAll(async () => {
  own = await FIRST.load();
});

const read = (text: string) => readCardFile(own, new File([text], "my.json"));

test("saved cards are read back, one per line", async () => {
  const other = turned(own);
  const { name, text } = writeCardFile(other);
  expect(name).toBe("turned.cards.json");
  expect(text.split("\n").length).toBeGreaterThan(160);
  expect(await read(text)).toMatchObject({ ok: true, client: { cards: other.cards } });
});

test.each([
  ["something else", "48 ships", "noJson", /\w/],
  ["other JSON", "[]", "bad", /^the card set: /],
  ["far too much", " ".repeat(9 * CARDS_BYTES), "tooLarge", /^$/],
])("%s is refused with the right reason", async (_, text, why, problem) => {
  expect(await read(text)).toMatchObject({ ok: false, why, file: "my.json", problem: expect.stringMatching(problem) });
});

test("a file larger than servers accept is too large", async () => {
  const { text } = writeCardFile(own);
  const many = Array.from({ length: CARDS_BYTES / 20 }, () => '{"power":"win-ties"}').join(",");
  expect(await read(text.replace('"powers":[]', `"powers":[${many}]`))).toMatchObject({ ok: false, why: "tooLarge" });
});
