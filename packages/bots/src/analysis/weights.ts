/** A position from a playout: its features for each seat, and the final result for each seat. */
export type Lesson = { readonly signs: readonly (readonly number[])[]; readonly outcome: readonly number[] };

/** The weights of the features, and the mean error of the prediction in a solo game. */
export type Weights = { readonly bySign: readonly number[]; readonly scale: number };

/** Regularization: keeps weights near zero if the lessons say little about them. */
const RESTRAINT = 1;
const ROUNDS = 12;

/**
 * Learns the weights of the features from the results of playouts: for several seats by a conditional logit, so that
 * the predictions are chances to win that add up to 1; for a single one by a regression on the logarithm of its score.
 */
export function learnWeights(lessons: readonly Lesson[]): Weights {
  const count = lessons[0]?.signs[0]?.length ?? 0;
  const alone = lessons[0]?.signs.length === 1;
  let bySign = new Array<number>(count).fill(0);
  for (let round = 0; round < (alone ? 1 : ROUNDS); round += 1) {
    const slope = bySign.map((weight) => -RESTRAINT * weight);
    const bend = bySign.map((_, row) => bySign.map((_, column) => (row === column ? RESTRAINT : 0)));
    for (const lesson of lessons) {
      if (alone) addScore(lesson, slope, bend);
      else addContest(lesson, bySign, slope, bend);
    }
    const step = solve(bend, slope);
    bySign = bySign.map((weight, sign) => weight + (step[sign] ?? 0));
  }
  if (!alone) return { bySign, scale: 1 };
  const guessed = lessons.reduce((sum, { signs }) => sum + Math.exp(dot(bySign, signs[0] ?? [])), 0);
  const came = lessons.reduce((sum, { outcome }) => sum + (outcome[0] ?? 0), 0);
  return { bySign, scale: guessed === 0 ? 1 : came / guessed };
}

/** The chance of each seat to win, or the score of the only one. */
export function guessOutcome({ bySign, scale }: Weights, signs: readonly (readonly number[])[]): number[] {
  const heights = signs.map((seat) => dot(bySign, seat));
  if (heights.length === 1) return [scale * Math.exp(heights[0] ?? 0)];
  const top = Math.max(...heights);
  const powers = heights.map((height) => Math.exp(height - top));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

function addScore({ signs, outcome }: Lesson, slope: number[], bend: number[][]): void {
  const [own = []] = signs;
  const goal = Math.log(Math.max(1, outcome[0] ?? 0));
  for (const [row, sign] of own.entries()) {
    slope[row] = (slope[row] ?? 0) + sign * goal;
    addTo(bend[row], own, sign);
  }
}

function addContest({ signs, outcome }: Lesson, bySign: readonly number[], slope: number[], bend: number[][]): void {
  const chances = guessOutcome({ bySign, scale: 1 }, signs);
  const expected = bySign.map((_, sign) =>
    signs.reduce((sum, own, seat) => sum + (own[sign] ?? 0) * (chances[seat] ?? 0), 0),
  );
  for (const [seat, own] of signs.entries()) {
    const chance = chances[seat] ?? 0;
    const away = own.map((sign, nth) => sign - (expected[nth] ?? 0));
    for (const [row, sign] of own.entries()) {
      slope[row] = (slope[row] ?? 0) + sign * ((outcome[seat] ?? 0) - chance);
      addTo(bend[row], away, chance * (away[row] ?? 0));
    }
  }
}

function addTo(row: number[] | undefined, values: readonly number[], times: number): void {
  if (row !== undefined) for (const [at, value] of values.entries()) row[at] = (row[at] ?? 0) + times * value;
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}

/** Solves the linear system. The matrix is symmetric and positive definite, so no pivoting is needed. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  for (const [at, row] of rows.entries()) {
    for (const lower of rows.slice(at + 1)) {
      const share = (lower[at] ?? 0) / (row[at] ?? 1);
      for (let column = at; column < row.length; column += 1)
        lower[column] = (lower[column] ?? 0) - share * (row[column] ?? 0);
    }
  }
  const found = new Array<number>(rows.length).fill(0);
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const row = rows[at] ?? [];
    const known = found.reduce((sum, value, column) => (column > at ? sum + value * (row[column] ?? 0) : sum), 0);
    found[at] = ((row[rows.length] ?? 0) - known) / (row[at] ?? 1);
  }
  return found;
}
