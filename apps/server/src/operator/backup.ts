import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileIn, openDatabaseFile } from "../store/databaseFile.ts";
import { holding } from "../store/fileHold.ts";
import type { StoreFile } from "../store/store.ts";
import { type Call, callServer } from "./call.ts";
import { summaryLine } from "./checkFile.ts";
import { BadInput, runCommand, settingsWith } from "./command.ts";
import { copyHeld } from "./copyFile.ts";
import { doneSchema, heldSchema, logBytesSchema } from "./orders.ts";

const HELP = `
Copies everything in the server's file, whether the server runs or not. Players do not notice.

  npm run -s backup                             into the folder "backups" in the data folder
  npm run -s backup -- /mnt/backups --keep 14   into that folder, keeping the latest 14
  npm run -s backup -- /mnt/harbor.sqlite       into that new file

  --data   the folder of the server's data (DATA; "data" beside the README if neither is given)
  --keep   how many backups stay in the folder, 1 to 10000; all, if not given
  --json   one JSON object: file, bytes, tables, entries, people, replays, seconds, removed

The copy contains everything acknowledged before the command began. It is checked before it gets its
name; an incomplete one never does. Restore it with npm run -s restore. For a server with a DATABASE_URL
use pg_dump.
`;

const NAME = /^harbor-\d{8}-\d{6}\.sqlite$/;

const PART = /^harbor-\d{8}-\d{6}\.sqlite\.part/;
const ABANDONED_AFTER_MS = 24 * 3_600_000;

await runCommand({
  help: HELP,
  flags: { data: { type: "string" }, keep: { type: "string" }, json: { type: "boolean", default: false } },
  async run({ values, positionals: [where, ...others] }) {
    if (others[0] !== undefined) throw new BadInput(`"${others[0]}" is one word too many; --help tells what there is`);
    const { dataFolder, databaseUrl } = settingsWith(values.data);
    if (databaseUrl !== undefined) throw new BadInput("DATABASE_URL is set: back up PostgreSQL with pg_dump");
    const keep = readKeep(values.keep);
    const began = performance.now();
    const target = targetIn(where, dataFolder);
    if (keep !== undefined && !NAME.test(target.name)) throw new BadInput("--keep needs a folder, not a file");
    mkdirSync(target.folder, { recursive: true, mode: 0o700 });
    const file = join(target.folder, target.name);
    if (existsSync(file)) throw new BadInput(`${file} already exists`);
    const checked = await withFile(dataFolder, (source) => copyHeld(source, file));
    const removed = keep === undefined ? [] : removeOldest(target.folder, keep);
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    if (values.json) process.stdout.write(`${JSON.stringify({ file, ...checked, seconds, removed })}\n`);
    else
      process.stdout.write(
        `${file}\n${summaryLine(checked)}; ${seconds} s\n${removed.map((one) => `removed ${one}\n`).join("")}`,
      );
  },
});

function readKeep(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const keep = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (keep >= 1 && keep <= 10_000) return keep;
  throw new BadInput(`--keep must be a whole number from 1 to 10000, not "${text}"`);
}

function targetIn(where: string | undefined, dataFolder: string): { readonly folder: string; readonly name: string } {
  const path = where === undefined ? join(dataFolder, "backups") : resolve(where);
  const isFolder = where === undefined || /[/\\]$/.test(where) || (existsSync(path) && statSync(path).isDirectory());
  if (isFolder) return { folder: path, name: `harbor-${stamp(new Date())}.sqlite` };
  return { folder: dirname(path), name: path.slice(dirname(path).length).replace(/^[/\\]/, "") };
}

/** In UTC, so that names sort correctly when clocks go back. */
function stamp(now: Date): string {
  const [date = "", time = ""] = now.toISOString().split("T");
  return `${date.replaceAll("-", "")}-${time.slice(0, 8).replaceAll(":", "")}`;
}

function removeOldest(folder: string, keep: number): string[] {
  // Left behind by a killed command.
  for (const name of readdirSync(folder).filter((one) => PART.test(one))) {
    const path = join(folder, name);
    if (Date.now() - statSync(path).mtimeMs > ABANDONED_AFTER_MS) rmSync(path);
  }
  const names = readdirSync(folder).filter((name) => NAME.test(name));
  const old = names.sort().slice(0, -keep);
  for (const name of old) rmSync(join(folder, name));
  return old;
}

/** The file as the running server lends it; if none runs, this command holds it itself. */
async function withFile<Result>(dataFolder: string, use: (file: StoreFile) => Promise<Result>): Promise<Result> {
  const call = await callServer(dataFolder);
  if (call !== undefined) {
    try {
      return await use(heldBy(call));
    } finally {
      call.close();
    }
  }
  if (!existsSync(fileIn(dataFolder))) throw new BadInput(`there is nothing to back up in ${dataFolder}`);
  const sqlite = openDatabaseFile(dataFolder);
  try {
    const held = holding(sqlite);
    return await use({
      hold: async () => held.hold(),
      logBytes: async () => held.logBytes(),
      release: async () => held.release(),
    });
  } finally {
    sqlite.close();
  }
}

function heldBy(call: Call): StoreFile {
  return {
    hold: () => call.ask({ do: "hold" }, heldSchema),
    logBytes: async () => (await call.ask({ do: "measure-log" }, logBytesSchema)).bytes,
    async release() {
      await call.ask({ do: "release" }, doneSchema).catch(() => undefined);
    },
  };
}
