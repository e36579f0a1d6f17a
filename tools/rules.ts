import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "./checkout.ts";
import { runVitest, type TestResult } from "./results.ts";

const HELP = `
Tells for every rule id of packages/bremerhaven/RULES.md which tests prove it. Only tests that ran and passed count.
Ends with code 1 if an id has none.

  npm run -s rules

  --json   { "ids": n, "covered": n, "missing": [...] }
`;

const RULE_BOOK = "packages/bremerhaven/RULES.md";
const DEFINITION = /^- \*\*([A-Z]{3}-\d+[a-z]?)\*\* /gm;
const PROOF = /^([A-Z]{3}-\d+[a-z]?) /;

export function rulesIn(book: string): string[] {
  return [...book.matchAll(DEFINITION)].flatMap(([, id]) => id ?? []);
}

/** The tests that ran and passed, by the rule id that their names begin with. */
export function proofsOf(tests: readonly TestResult[]): Map<string, string[]> {
  const proofs = new Map<string, string[]>();
  for (const { title, status } of tests) {
    const id = PROOF.exec(title)?.[1];
    if (id !== undefined && status === "passed") proofs.set(id, [...(proofs.get(id) ?? []), title]);
  }
  return proofs;
}

function main(): void {
  // Whoever reads the table may have seen enough, as `head` does.
  process.stdout.on("error", () => process.exit(0));
  const { json, help } = readFlags();
  if (help) {
    process.stdout.write(`${HELP.trim()}\n`);
    return;
  }
  const ids = rulesIn(readFileSync(join(ROOT, RULE_BOOK), "utf8"));
  const proofs = proofsOf(runVitest(["--project", "bremerhaven", "-t", "[A-Z]{3}-\\d+[a-z]? "], "ignore").tests);
  const missing = ids.filter((id) => !proofs.has(id));
  if (json) {
    process.stdout.write(`${JSON.stringify({ ids: ids.length, covered: ids.length - missing.length, missing })}\n`);
  } else {
    for (const id of ids) {
      const [first = "NO TEST", ...more] = (proofs.get(id) ?? []).map((title) => title.slice(id.length + 1));
      process.stdout.write(`${id.padEnd(8)} ${first}\n${more.map((title) => `${" ".repeat(9)}${title}\n`).join("")}`);
    }
    process.stdout.write(`\n${ids.length - missing.length} of ${ids.length} rules are proved by tests\n`);
  }
  process.exitCode = missing.length > 0 || ids.length === 0 ? 1 : 0;
}

function readFlags(): { readonly json: boolean; readonly help: boolean } {
  try {
    const flags = { json: { type: "boolean", default: false }, help: { type: "boolean", default: false } } as const;
    return parseArgs({ options: flags }).values;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}; --help tells what there is\n`);
    return process.exit(1);
  }
}

if (import.meta.main) main();
