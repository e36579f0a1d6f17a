import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, workspaceFolders } from "./checkout.ts";

/** A package or an app, and the folders of its dependencies. */
export type Member = { readonly folder: string; readonly needs: readonly string[] };

/** What a change may have broken: everything, or some packages and possibly the browser tests. */
export type Touched = "everything" | { readonly folders: readonly string[]; readonly browser: boolean };

const WEB = "apps/web";
/** The browser tests play at tables of the server. */
const IN_BROWSER = [WEB, "apps/server"];
const BROWSER_TESTS = `${WEB}/e2e/`;

/**
 * The packages that contain one of the files, and all that depend on them. A file outside all packages (the lockfile, a
 * tool, a page of the docs) may affect any of them.
 */
export function touchedBy(files: readonly string[], members: readonly Member[]): Touched {
  const folderOf = (file: string) => members.find(({ folder }) => file.startsWith(`${folder}/`))?.folder;
  if (files.some((file) => folderOf(file) === undefined)) return "everything";
  const sources = files.filter((file) => !file.startsWith(BROWSER_TESTS));
  const touched = new Set(sources.flatMap((file) => folderOf(file) ?? []));
  for (let before = -1; before !== touched.size; ) {
    before = touched.size;
    for (const { folder, needs } of members) if (needs.some((one) => touched.has(one))) touched.add(folder);
  }
  const browser = sources.length < files.length || IN_BROWSER.some((folder) => touched.has(folder));
  return { folders: members.map(({ folder }) => folder).filter((folder) => touched.has(folder)), browser };
}

/** The packages and apps of this repository, from their manifests. */
export function membersHere(): Member[] {
  const manifests = workspaceFolders().map((folder) => ({ folder, ...manifestOf(folder) }));
  const folderOf = new Map(manifests.map(({ folder, name }) => [name, folder]));
  return manifests.map(({ folder, needs }) => ({ folder, needs: needs.flatMap((name) => folderOf.get(name) ?? []) }));
}

function manifestOf(folder: string): { readonly name: string; readonly needs: readonly string[] } {
  const manifest: Readonly<Record<string, unknown>> = JSON.parse(
    readFileSync(join(ROOT, folder, "package.json"), "utf8"),
  );
  const needs = ["dependencies", "devDependencies"].flatMap((field) => Object.keys(manifest[field] ?? {}));
  return { name: String(manifest.name), needs };
}

/**
 * The files that differ from a commit, including new ones. The default is the commit where this branch left main, or on
 * main the last commit but one. Undefined if git cannot tell.
 */
export function changedFiles(since: string | undefined): readonly string[] | undefined {
  const parting = git("merge-base", "main", "HEAD");
  const from = since ?? (parting === git("rev-parse", "HEAD") ? "HEAD~1" : parting);
  if (from === undefined) return undefined;
  const changed = git("diff", "--name-only", from);
  const added = git("ls-files", "--others", "--exclude-standard");
  if (changed === undefined || added === undefined) return undefined;
  return [...changed.split("\n"), ...added.split("\n")].filter((file) => file !== "");
}

function git(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync("git", args, { cwd: ROOT, encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}
