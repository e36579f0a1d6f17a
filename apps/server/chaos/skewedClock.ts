import { readFileSync } from "node:fs";

/**
 * Changes a running server's clock: loaded with `--import` before its own code, by tests only. The file named in its
 * URL contains the clock's error in milliseconds; a signal announces a change. Monotonic clocks such as
 * performance.now() stay unchanged.
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
