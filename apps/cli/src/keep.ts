import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../../../bench");

/** Saves a report under its name and date, with the facts about the machine needed to compare it. */
export function keepReport(name: string, report: object): string {
  const date = new Date().toISOString().slice(0, 10);
  const machine = { cores: cpus().length, processor: cpus()[0]?.model ?? "unknown", node: process.version };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    join(FOLDER, `${name}-${date}.json`),
    `${JSON.stringify({ date, machine, ...report }, undefined, 2)}\n`,
  );
  return `bench/${name}-${date}.json`;
}
