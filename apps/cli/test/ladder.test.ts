import { luckFrom } from "@harbor/bots";
import { expect, test } from "vitest";
import { medianInterval, shareInterval, testSequentially } from "../src/sprt.ts";
import { run, runHere } from "./commands.ts";

const sets = (share: number, count: number) =>
  Array.from({ length: count }, (_, nth) => (Math.floor((nth + 1) * share) > Math.floor(nth * share) ? 1 : 0));

test("the sequential test decides clear cases early and leaves close ones open", () => {
  expect(testSequentially(sets(1, 5), 0.5)).toBe("open");
  expect(testSequentially(sets(1, 40), 0.65)).toBe("reached");
  expect(testSequentially(sets(0.2, 60), 0.65)).toBe("missed");
  expect(testSequentially(sets(0.65, 100), 0.65)).toBe("open");
  expect(testSequentially(sets(0.75, 400), 0.65)).toBe("reached");
});

test("the sequential test respects its error rates", () => {
  const luck = luckFrom("sequential");
  let lucky = 0;
  for (let nth = 0; nth < 400; nth += 1) {
    const played: number[] = [];
    let verdict = testSequentially(played, 0.65);
    for (let game = 0; verdict === "open" && game < 2000; game += 1) {
      played.push(luck.share() < 0.61 ? 1 : 0);
      verdict = testSequentially(played, 0.65);
    }
    if (verdict === "reached") lucky += 1;
  }
  expect(lucky / 400).toBeLessThan(0.1);
});

test("intervals contain the measured value and narrow with more games", () => {
  const few = shareInterval(7, 10);
  const many = shareInterval(700, 1000);
  expect(few.from).toBeLessThan(0.7);
  expect(few.to).toBeGreaterThan(0.7);
  expect(many.to - many.from).toBeLessThan((few.to - few.from) / 5);
  expect(shareInterval(10, 10)).toMatchObject({ to: 1 });
  const numbers = Array.from({ length: 101 }, (_, number) => number);
  expect(medianInterval(numbers)).toEqual({ from: 40, to: 61 });
});

test("the ladder's results are the same with any number of threads", async () => {
  const play = async (threads: string) => {
    const done = await runHere(
      "ladder",
      "--rows",
      "deckhand-random,solo-random",
      "--games",
      "6",
      "--threads",
      threads,
      "--json",
    );
    expect(done.status).toBe(0);
    const { rows } = JSON.parse(done.stdout);
    for (const row of rows) delete row.seconds;
    return rows;
  };
  const rows = await play("1");
  expect(rows).toMatchObject([
    { id: "deckhand-random", games: 6, wanted: { from: 0.98 }, verdict: "open" },
    { id: "solo-random", games: 6, wanted: { from: 0, to: 99 }, verdict: "open" },
  ]);
  expect(rows[0].measured).toBeGreaterThan(0.5);
  expect(await play("2")).toEqual(rows);
});

test("the ladder and sim refuse unknown rows and bots", async () => {
  expect(await runHere("ladder", "--rows", "mate-random")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("mate-random"),
  });
  expect((await runHere("sim", "--bots", "admiral")).stderr).toContain("deckhand, mate, captain");
  expect((await runHere("sim", "--bots", "mate,random", "--mode", "short", "--players", "3")).stderr).toContain(
    "3, one for each",
  );
  expect((await runHere("sim", "--bots", "mate@soon")).stderr).toContain("name@100ms");
});

test("sim plays bots against each other, reproducibly for a number of playouts", () => {
  const play = () => {
    const { seconds, ...report } = JSON.parse(
      run("sim", "--bots", "captain@8,mate", "--mode", "short", "--games", "1", "--json").stdout,
    );
    expect(seconds).toBeGreaterThan(0);
    return report;
  };
  const report = play();
  expect(report.score.winnerMedian).toBeGreaterThan(200);
  expect(play()).toEqual(report);
});
