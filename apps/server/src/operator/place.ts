import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { freshId, freshSecret } from "../random.ts";

/** Where a server listens for whoever runs it, written into a file that only this user of the machine can read. */
export type Place = { readonly address: string; readonly key: string };

const placeSchema = z.strictObject({ address: z.string(), key: z.string() });
const NAME = /^operator-[0-9a-f]+\.json$/;
const ONLY_FOR_US = 0o600;
/** The shortest that any system takes for the path of a socket, but for some room. */
const LONGEST_PATH = 100;

export type Found = { readonly file: string; readonly place: Place };

/** A place of its own for a server, in its data folder: several servers may have the same one. */
export function newPlace(folder: string): Found {
  const id = freshId();
  return { file: join(folder, `operator-${id}.json`), place: { address: addressFor(folder, id), key: freshSecret() } };
}

function addressFor(folder: string, id: string): string {
  if (process.platform === "win32") return `\\\\.\\pipe\\harbor-${id}`;
  const path = join(folder, `operator-${id}.sock`);
  return Buffer.byteLength(path) <= LONGEST_PATH ? path : join(tmpdir(), `harbor-${id}.sock`);
}

/** Told once somebody listens there, so that nobody finds it before. */
export function tellPlace({ file, place }: Found): void {
  writeFileSync(file, JSON.stringify(place), { mode: ONLY_FOR_US, flag: "wx" });
}

export function removePlace({ file, place: { address } }: Found): void {
  rmSync(file, { force: true });
  if (process.platform !== "win32") rmSync(address, { force: true });
}

/** Those of all servers with this data folder, also of some that were killed. Throws where they may not be read. */
export function placesIn(folder: string): Found[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => NAME.test(name));
  return names.flatMap((name): Found[] => {
    const file = join(folder, name);
    const place = placeSchema.safeParse(parse(readFileSync(file, "utf8")));
    return place.success ? [{ file, place: place.data }] : [];
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
