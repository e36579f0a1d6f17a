import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { freshId, freshSecret } from "../random.ts";

/** Where a server listens for its operator, written to a file that only this user can read. */
export type Endpoint = { readonly address: string; readonly key: string };

const endpointSchema = z.strictObject({ address: z.string(), key: z.string() });
const NAME = /^operator-[0-9a-f]+\.json$/;
const ONLY_FOR_US = 0o600;
/** Just below the shortest limit any system has for a socket's path. */
const LONGEST_PATH = 100;

export type PublishedEndpoint = { readonly file: string; readonly endpoint: Endpoint };

/** A server's own endpoint in its data folder, which several servers may share. */
export function newEndpoint(folder: string): PublishedEndpoint {
  const id = freshId();
  return {
    file: join(folder, `operator-${id}.json`),
    endpoint: { address: addressFor(folder, id), key: freshSecret() },
  };
}

function addressFor(folder: string, id: string): string {
  if (process.platform === "win32") return `\\\\.\\pipe\\harbor-${id}`;
  const path = join(folder, `operator-${id}.sock`);
  return Buffer.byteLength(path) <= LONGEST_PATH ? path : join(tmpdir(), `harbor-${id}.sock`);
}

/** Published once the server listens, so that nobody finds it earlier. */
export function publishEndpoint({ file, endpoint }: PublishedEndpoint): void {
  writeFileSync(file, JSON.stringify(endpoint), { mode: ONLY_FOR_US, flag: "wx" });
}

export function removeEndpoint({ file, endpoint: { address } }: PublishedEndpoint): void {
  rmSync(file, { force: true });
  if (process.platform !== "win32") rmSync(address, { force: true });
}

/** The endpoints of all servers with this data folder, including killed ones. Throws if they may not be read. */
export function endpointsIn(folder: string): PublishedEndpoint[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => NAME.test(name));
  return names.flatMap((name): PublishedEndpoint[] => {
    const file = join(folder, name);
    const endpoint = endpointSchema.safeParse(parse(readFileSync(file, "utf8")));
    return endpoint.success ? [{ file, endpoint: endpoint.data }] : [];
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
