import { expect, test } from "vitest";
import { openLogbook } from "./logbook.ts";

type Line = { readonly what: string; readonly untold: number | undefined };

function open() {
  const lines: Line[] = [];
  let time = 0;
  const log = openLogbook(
    ({ untold }, what) => lines.push({ what, untold }),
    () => time,
  );
  return {
    log,
    lines,
    wait: (ms: number) => {
      time += ms;
    },
  };
}

const failHere = (n: number) => new Error(`request ${n} failed`);
const failThere = () => new TypeError("another place");

test("a failure that occurs ten thousand times is logged a few times, and then how often it was left out", () => {
  const { log, lines, wait } = open();
  for (let n = 0; n < 10_000; n += 1) log.error(failHere(n), "a request failed");
  expect(lines).toHaveLength(10);
  wait(10_000);
  log.error(failHere(0), "a request failed");
  expect(lines.at(-1)).toEqual({ what: "a request failed", untold: 9990 });
  wait(10_000);
  log.error(failHere(0), "a request failed");
  expect(lines.at(-1)?.untold).toBeUndefined();
});

test("a flood of one failure hides no other", () => {
  const { log, lines } = open();
  for (let n = 0; n < 100; n += 1) log.error(failHere(n), "a request failed");
  log.error(failThere(), "a request failed");
  log.error("no error at all", "a request failed");
  expect(lines).toHaveLength(12);
});
