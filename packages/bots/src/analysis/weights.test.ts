import { expect, test } from "vitest";
import { luckFrom } from "../luck.ts";
import { guessOutcome, type Lesson, learnWeights } from "./weights.ts";

const COUNT = 4000;

test("with several seats, the learned chances are the true ones", () => {
  const luck = luckFrom("contest");
  const truth = [1.5, -0.5];
  const lessons = Array.from({ length: COUNT }, (): Lesson => {
    const signs = Array.from({ length: 3 }, () => [luck.bell(), luck.bell()]);
    const chances = guessOutcome({ bySign: truth, scale: 1 }, signs);
    const drawn = luck.share();
    const winner = drawn < (chances[0] ?? 0) ? 0 : drawn < (chances[0] ?? 0) + (chances[1] ?? 0) ? 1 : 2;
    return { signs, outcome: signs.map((_, seat) => (seat === winner ? 1 : 0)) };
  });
  const { bySign } = learnWeights(lessons);
  for (const [nth, weight] of bySign.entries()) expect(Math.abs(weight - (truth[nth] ?? 0))).toBeLessThan(0.15);
});

test("in a solo game, the predicted score is right on average", () => {
  const luck = luckFrom("alone");
  const lessons = Array.from({ length: COUNT }, (): Lesson => {
    const sign = luck.bell();
    return { signs: [[1, sign]], outcome: [100 * Math.exp(0.3 * sign + 0.2 * luck.bell())] };
  });
  const weights = learnWeights(lessons);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const guessed = mean(lessons.map(({ signs }) => guessOutcome(weights, signs)[0] ?? 0));
  expect(guessed).toBeCloseTo(mean(lessons.map(({ outcome }) => outcome[0] ?? 0)));
  const more = guessOutcome(weights, [[1, 1]])[0] ?? 0;
  const less = guessOutcome(weights, [[1, 0]])[0] ?? 0;
  expect(Math.log(more / less)).toBeCloseTo(0.3, 1);
});

test("a feature that is the same for all has no effect, and without lessons all seats are equal", () => {
  const lessons: Lesson[] = [
    { signs: [[7], [7]], outcome: [1, 0] },
    { signs: [[7], [7]], outcome: [1, 0] },
  ];
  expect(learnWeights(lessons).bySign).toEqual([0]);
  expect(guessOutcome(learnWeights([]), [[], []])).toEqual([0.5, 0.5]);
});
