import { chownSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileIn, IN_USE, openDatabaseFile } from "../store/databaseFile.ts";
import { logOf } from "../store/fileHold.ts";
import { reasonOf } from "../store/unavailable.ts";
import { makeWhole, summaryLine } from "./checkFile.ts";
import { BadInput, runCommand, settingsWith } from "./command.ts";
import { copyBytes } from "./copyFile.ts";

const HELP = `
Restores a backup to the data folder. The server must not run.

  npm run -s restore -- /mnt/backups/harbor-20261119-030000.sqlite

  --data     the folder of the server's data (DATA; "data" beside the README if neither is given)
  --replace  what is there stays beside it as harbor.sqlite.replaced; without this, a folder that is in use is refused

The backup itself stays unchanged. It is checked first; an incomplete one is refused.
`;

await runCommand({
  help: HELP,
  flags: { data: { type: "string" }, replace: { type: "boolean", default: false } },
  async run({ values, positionals: [from, ...others] }) {
    if (from === undefined || others.length > 0) throw new BadInput("one backup is needed; --help tells more");
    const { dataFolder } = settingsWith(values.data);
    const backup = resolve(from);
    if (!existsSync(backup)) throw new BadInput(`there is no ${backup}`);
    const file = fileIn(dataFolder);
    if (existsSync(file) && !values.replace)
      throw new BadInput(`${file} already exists; --replace renames it to harbor.sqlite.replaced`);
    mkdirSync(dataFolder, { recursive: true });
    const part = join(dataFolder, "harbor.sqlite.part");
    for (const one of [part, logOf(part)]) rmSync(one, { force: true });
    try {
      await copyBytes(backup, part, statSync(backup).size);
      // A backup copied by hand may still have its log beside it.
      const log = logOf(backup);
      if (existsSync(log)) await copyBytes(log, logOf(part), statSync(log).size);
      const checked = makeWhole(part);
      if (existsSync(file)) putAside(dataFolder);
      giveToOwner(part, dataFolder);
      renameSync(part, file);
      process.stdout.write(`${file}\n${summaryLine(checked)}\n`);
    } finally {
      for (const one of [part, logOf(part), `${part}-shm`]) rmSync(one, { force: true });
    }
  },
});

/** When root restores for the server's user, that user must be able to read the file. */
function giveToOwner(path: string, folder: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(path, uid, gid);
}

/** Moves the log too: left behind, it would be taken for the new file's log. */
function putAside(folder: string): void {
  try {
    openDatabaseFile(folder).close();
  } catch (error) {
    // A damaged file can still be moved; one in use cannot.
    if (reasonOf(error).includes(IN_USE)) throw error;
  }
  const file = fileIn(folder);
  for (const rest of ["", "-wal", "-shm"]) {
    rmSync(`${file}.replaced${rest}`, { force: true });
    if (existsSync(`${file}${rest}`)) renameSync(`${file}${rest}`, `${file}.replaced${rest}`);
  }
}
