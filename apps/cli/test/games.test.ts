import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runHere, runWith } from "./commands.ts";

const folder = mkdtempSync(join(tmpdir(), "harbor-games-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const GUEST = new URL("./withGuest.ts", import.meta.url).href;

test("a game beside the first one is fuzzed in every mode", async () => {
  const { status, stdout } = await runHere("fuzz", "--game", "meuterer", "--games", "80", "--json");
  expect(status).toBe(0);
  const { finished, decisions } = JSON.parse(stdout);
  expect(finished).toBe(80);
  expect(decisions).toEqual(expect.arrayContaining(["fight", "lay", "offer", "pass", "sell", "stow", "take"]));
});

test("its bots are tried, half of them with mutated islands", async () => {
  const { status, stdout } = await runHere(
    "fuzz",
    "--game",
    "meuterer",
    "--bots",
    "mate,deckhand",
    "--games",
    "10",
    "--json",
  );
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ game: "meuterer", finished: 10 });
});

test("it is recorded and verified, its parts of the score among what is printed", async () => {
  const file = join(folder, "meuterer.replay.jsonl");
  const sim = await runHere(
    "sim",
    "--game",
    "meuterer",
    "--mode",
    "pirates",
    "--players",
    "4",
    "--bots",
    "mate",
    "--record",
    file,
  );
  expect({ status: sim.status, stderr: sim.stderr }).toEqual({ status: 0, stderr: "" });
  const { status, stdout } = await runHere("replay", file);
  expect(status).toBe(0);
  expect(stdout).toContain("all verified");
  expect(stdout).toMatch(/voyage +mutiny +cabin +mate +wages +sales +merchant/);
});

test("its bots are measured by rows of its own", async () => {
  const { status, stdout } = await runHere(
    "ladder",
    "--game",
    "meuterer",
    "--rows",
    "mate-random",
    "--games",
    "8",
    "--json",
  );
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ game: "meuterer", rows: [{ id: "mate-random", seats: 4, games: 8 }] });
  expect((await runHere("ladder", "--game", "meuterer", "--rows", "solo-mate")).stderr).toContain(
    'there is no row "solo-mate"',
  );
});

test.each([
  ["ladder", "nobody measures the bots of posy"],
  ["balance", "there is no balance measurement for posy"],
])("%s says so of a game without such measures", (command, line) => {
  expect(runWith(["--import", GUEST], command, "--game", "posy")).toMatchObject({ status: 1, stderr: `${line}\n` });
});

test.each(["ladder", "balance", "benchEngine", "sim"])("%s knows no game that is not registered", async (command) => {
  const { status, stderr } = await runHere(command, "--game", "chess");
  expect([status, stderr.split(";")[0]]).toEqual([1, 'there is no game "chess"']);
});
