import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gameFolders, projectName, ROOT } from "./checkout.ts";
import { readFlags, stop } from "./flags.ts";
import { runVitest, type TestResult } from "./results.ts";

const HELP = `
Lists every rule id of a game's RULES.md with the tests that prove it. Only tests that ran and passed count. Exits with
code 1 if an id has none.

  npm run -s rules

  --game   the game, by its folder in packages/games (default: all)
  --json   { "ids": n, "covered": n, "missing": [...] }
`;

const DEFINITION = /^- \*\*([A-Z]{3}-\d+[a-z]?)\*\* /gm;
const PROOF = /^([A-Z]{3}-\d+[a-z]?) /;

export function rulesIn(book: string): string[] {
  return [...book.matchAll(DEFINITION)].flatMap(([, id]) => id ?? []);
}

/** The tests that ran and passed, by the rule id at the beginning of their names. */
export function proofsOf(tests: readonly TestResult[]): Map<string, string[]> {
  const proofs = new Map<string, string[]>();
  for (const { title, status } of tests) {
    const id = PROOF.exec(title)?.[1];
    if (id !== undefined && status === "passed") proofs.set(id, [...(proofs.get(id) ?? []), title]);
  }
  return proofs;
}

async function main(): Promise<void> {
  // The reader may close the pipe early, as `head` does.
  process.stdout.on("error", () => process.exit(0));
  const { json, help, game } = readFlags({
    json: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
    game: { type: "string" },
  });
  if (help) {
    process.stdout.write(`${HELP.trim()}\n`);
    return;
  }
  const folders = gameFolders().filter((folder) => game === undefined || folder.endsWith(`/${game}`));
  if (folders.length === 0)
    stop(
      `there is no game "${game}"; there are ${gameFolders()
        .map((one) => basename(one))
        .join(", ")}`,
    );
  let ids = 0;
  const missing: string[] = [];
  for (const folder of folders) {
    const room = `${folder}/rules`;
    const book = rulesIn(readFileSync(join(ROOT, room, "RULES.md"), "utf8"));
    const project = ["--project", projectName(room), "-t", "[A-Z]{3}-\\d+[a-z]? "];
    const proofs = proofsOf((await runVitest(project, "ignore")).tests);
    if (!json) print(basename(folder), book, proofs);
    ids += book.length;
    missing.push(...book.filter((id) => !proofs.has(id)));
  }
  if (json) process.stdout.write(`${JSON.stringify({ ids, covered: ids - missing.length, missing })}\n`);
  process.exitCode = missing.length > 0 || ids === 0 ? 1 : 0;
}

function print(game: string, ids: readonly string[], proofs: ReadonlyMap<string, readonly string[]>): void {
  for (const id of ids) {
    const [first = "NO TEST", ...more] = (proofs.get(id) ?? []).map((title) => title.slice(id.length + 1));
    process.stdout.write(`${id.padEnd(8)} ${first}\n${more.map((title) => `${" ".repeat(9)}${title}\n`).join("")}`);
  }
  const covered = ids.filter((id) => proofs.has(id)).length;
  process.stdout.write(`\n${covered} of ${ids.length} rules of ${game} are proven by tests\n`);
}

if (import.meta.main) await main();
