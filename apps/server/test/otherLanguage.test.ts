import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { bremerhaven } from "@harbor/bremerhaven";
import { readReplay, verifyReplay } from "@harbor/kit";
import { expect, test } from "vitest";
import { z } from "zod";
import { settingsOutOfTheBox } from "../schemas/rates.ts";
import type { Settings } from "../src/settings.ts";
import { runServer } from "./harness.ts";

const SCRIPT = join(import.meta.dirname, "python", "evening.py");
const PATIENCE_MS = 240_000;

const hasPython = spawnSync("python3", ["--version"]).status === 0;
if (!hasPython) process.stdout.write("no python3 here: the client in another language is not tried\n");

const toldSchema = z.object({
  table: z.string(),
  moves: z.number(),
  comparisons: z.number(),
  mismatches: z.number(),
  patches: z.number(),
  events: z.number(),
  checked: z.number(),
  scores: z.unknown(),
});

/** A server with its default limits: people who ask too often are told to wait. */
function boundsOutOfTheBox(): Partial<Settings> {
  const { commandsPerSecond, tablesPerPerson, tablesPerHour, newcomersPerHour, ...others } = settingsOutOfTheBox();
  const { sockets, socketsPerAddress } = others;
  return { commandsPerSecond, tablesPerPerson, tablesPerHour, newcomersPerHour, sockets, socketsPerAddress };
}

function runPython(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn("python3", ["-B", SCRIPT, ...args], { stdio: "pipe", timeout: PATIENCE_MS });
    let [heard, trouble] = ["", ""];
    child.stdout.on("data", (bytes) => {
      heard += bytes;
    });
    child.stderr.on("data", (bytes) => {
      trouble += bytes;
    });
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve(heard) : reject(new Error(`python3 ended with ${code}: ${trouble}`)),
    );
  });
}

test.runIf(hasPython)(
  "TLD-4 a client in another language that has nothing but docs/protocol plays a whole game on a server with default settings",
  async () => {
    const running = await runServer(boundsOutOfTheBox());
    try {
      const told = toldSchema.parse(JSON.parse(await runPython([running.url, "7"])));
      expect(told.moves).toBeGreaterThan(100);
      expect(told.comparisons).toBeGreaterThan(4);
      expect(told.mismatches).toBeGreaterThan(50);
      expect(told.patches).toBeGreaterThan(told.moves);
      expect(told.events).toBeGreaterThan(told.moves);
      expect(told.checked).toBeGreaterThan(5000);

      const response = await fetch(`${running.url}/api/tables/${told.table}/replay`);
      const replay = readReplay(await response.text());
      if (!replay.ok) throw new Error(replay.problem);
      const verified = verifyReplay(bremerhaven, replay.value);
      expect(verified.ok && bremerhaven.scores(verified.value)).toEqual(told.scores);
    } finally {
      await running.close();
    }
  },
  PATIENCE_MS,
);
