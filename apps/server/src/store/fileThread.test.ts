import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FileThread } from "./fileThread.ts";
import type { Work } from "./fileWork.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "harbor-thread-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (sql: string): Work => ({ do: "run", statements: [{ sql, parameters: [] }], removesTables: false });
/** More rows than fit into its memory. */
const FAR_TOO_MUCH = run(
  "with recursive n(i) as (select 1 union all select i + 1 from n limit 150000) select i, hex(randomblob(2000)) as text from n",
);

test("a thread that runs out of memory is replaced: what it answered is kept, in-flight work fails", async () => {
  const lost: string[] = [];
  const thread = await FileThread.open(folder, (reason) => lost.push(reason));
  await thread.carryOut(run("create table kept (number integer)"));
  await thread.carryOut(run("insert into kept values (1)"));
  const asked = [FAR_TOO_MUCH, run("insert into kept values (2)")].map((work) => thread.carryOut(work));
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toContain("rejected");
  expect(thread.isOpen).toBe(false);
  await expect(thread.carryOut(run("select 1"))).rejects.toThrow("the store is being reopened");
  await expect.poll(() => thread.isOpen, { timeout: 10_000 }).toBe(true);
  await thread.carryOut(run("insert into kept values (3)"));
  const { rows } = await thread.carryOut<{ number: number }>(run("select number from kept"));
  const numbers = rows.map(({ number }) => number);
  expect([numbers[0], numbers.at(-1)]).toEqual([1, 3]);
  expect(lost).toEqual([]);
  await thread.close();
});

test("when the file cannot be opened any more, the operator is told in one line", async () => {
  const lost: string[] = [];
  const thread = await FileThread.open(folder, (reason) => lost.push(reason));
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(folder, "no folder any more");
  await expect(thread.carryOut(FAR_TOO_MUCH)).rejects.toThrow();
  await expect.poll(() => lost, { timeout: 10_000 }).toHaveLength(1);
  expect(lost[0]).toMatch(/^The store failed and cannot be reopened: .*it is not a folder$/);
  expect(thread.isOpen).toBe(false);
  await thread.close();
});
