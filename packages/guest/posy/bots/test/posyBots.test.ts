import { asPlayer } from "@harbor/bots";
import { freshUsage, inspectMatch, type Player, playMatch, randomPlayer, seedFrom } from "@harbor/kit";
import { type Action, type Options, posy, type View } from "@harbor/posy";
import { expect, test } from "vitest";
import { posyBots } from "../src/index.ts";

const options: Options = { mode: "garden", seats: 2, days: 3, rain: false };
const crew = posyBots.signOn(posy);
if (crew === undefined) throw new Error("nobody plays today's rules");

function playerOf(text: string) {
  if (crew === undefined) throw new Error("nobody plays");
  return asPlayer(crew.plain.mate, { playouts: 1 }, text);
}

test("bots play whole games without a fault, by rows that are not listed, too", () => {
  let unlisted = 0;
  for (let nth = 0; nth < 20; nth += 1) {
    const players = [0, 1].map((seat) => {
      const player = playerOf(`${nth} ${seat}`);
      return (turn: Parameters<typeof player>[0]): Action => {
        const action = player(turn);
        const text = JSON.stringify(action);
        if (!turn.legal.some((one) => JSON.stringify(one) === text)) unlisted += 1;
        return action;
      };
    });
    inspectMatch(posy, { options, seed: seedFrom(`bots ${nth}`), players }, freshUsage());
  }
  expect(unlisted).toBeGreaterThan(10);
});

test("bots nearly always beat chance", () => {
  let won = 0;
  for (let nth = 0; nth < 40; nth += 1) {
    const players = [playerOf(`${nth}`), randomPlayer<View, Action>(seedFrom(`chance ${nth}`))];
    const seed = seedFrom(`against chance ${nth}`);
    const scores = playMatch(posy, { options, seed, players: players.map(forward) }).scores;
    if (scores[0]?.seat === 0) won += 1;
  }
  expect(won).toBeGreaterThan(30);
});

/** Without taking anything back: chance alone would hardly come to an end. */
function forward(player: Player<View, Action>): Player<View, Action> {
  return (turn) => player({ ...turn, legal: turn.legal.filter((action) => !posy.takesBack(action)) });
}

test("nobody plays rules that are not known", () => {
  expect(posyBots.signOn({ rules: "0" })).toBeUndefined();
  expect(posyBots.signOn({ rules: "1" })).toBeDefined();
});
