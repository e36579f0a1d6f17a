import { asPlayer, luckFrom } from "@harbor/bots";
import { playMatch, seedFrom } from "@harbor/kit";
import { meuterer } from "@harbor/meuterer";
import { expect, test } from "vitest";
import { meutererBots, WHYS } from "../src/index.ts";

test("advice is legal, has a reason, and is the same in two worlds that look the same", () => {
  const crew = meutererBots.signOn(meuterer);
  if (crew?.advise === undefined) throw new Error("nobody advises");
  const { advise, plain } = crew;
  const reasons = new Set<string>();
  for (const mode of ["plain", "pirates"] as const) {
    const players = Array.from({ length: 4 }, (_, seat) => asPlayer(plain.mate, { playouts: 1 }, `advised ${seat}`));
    let asked = 0;
    const match = {
      options: { mode, seats: 4, chart: "shuffled" } as const,
      seed: seedFrom(`advice ${mode}`),
      players,
    };
    playMatch(meuterer, match, ({ state }) => {
      const [seat] = meuterer.pending(state);
      if (seat === undefined) return;
      asked += 1;
      const twin = meuterer.imagine(meuterer.view(state, seat), seedFrom(`twin ${asked}`));
      const [one, other] = [state, twin].map((world) =>
        advise({
          view: meuterer.view(world, seat),
          seat,
          legal: meuterer.legal(world, seat),
          budget: { playouts: 4 },
          chance: luckFrom(`ask ${asked}`),
        }),
      );
      expect(other).toEqual(one);
      expect(meuterer.legal(state, seat)).toContainEqual(one?.action);
      for (const value of Object.values(one?.why.values ?? {})) expect(Number.isInteger(value)).toBe(true);
      reasons.add(one?.why.kind ?? "");
    });
  }
  for (const reason of reasons) expect(WHYS).toContain(reason);
  expect(reasons.size).toBeGreaterThan(13);
});
