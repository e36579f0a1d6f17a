import { readFileSync } from "node:fs";

/**
 * For a server whose machine's clock is set while it runs: brought in before its own code, by `--import`, and only by
 * tests. The file that its address names holds by how many milliseconds the clock is wrong; a signal says that it has
 * changed. What measures time without being set, as performance.now() does, stays as it is.
 */
const file = new URL(import.meta.url).searchParams.get("shift") ?? "";
const truth = Date.now.bind(Date);
let shift = read();

Date.now = () => truth() + shift;
process.on("SIGUSR2", () => {
  shift = read();
});

function read(): number {
  return Number(readFileSync(file, "utf8"));
}
