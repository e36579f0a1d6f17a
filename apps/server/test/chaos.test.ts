import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { killWhilePlaying } from "../chaos/killTest.ts";
import { GAMES } from "../src/games.ts";

const [game] = GAMES;

test("killed three times while people play at full speed, the server loses nothing it acknowledged", async () => {
  if (game === undefined) throw new Error("there is no game");
  const dataFolder = mkdtempSync(join(tmpdir(), "harbor-chaos-"));
  try {
    const kinds = [
      { game, mode: "solo", seats: 1 },
      { game, mode: "short", seats: 2 },
      { game, mode: "short", seats: 3 },
    ];
    const report = await killWhilePlaying({ place: { dataFolder }, kills: 3, seed: "small", kinds });
    expect(report).toMatchObject({ kills: 3, lost: 0, duplicated: 0, misordered: 0, refused: 0, problems: [] });
    expect(report.acked).toBeGreaterThan(100);
    expect(report.finished).toBe(report.games);
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
});
