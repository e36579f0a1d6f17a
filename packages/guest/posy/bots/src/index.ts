import type { Bot, GameBots } from "@harbor/bots";
import { type Action, type Flowers, posy, readFlowers, type View, without, worthOfPosy } from "@harbor/posy";

/** One bot for all strengths: it ties the best row that it finds, which may not be listed, and buries its thistles. */
function gardener(flowers: Flowers): Bot<View, Action> {
  const worth = (action: Action) => ("flowers" in action ? worthOfPosy(flowers, action.flowers) : 0);
  return {
    decide({ view, seat, legal, chance }) {
      const { hand = [] } = view.gardeners[seat] ?? {};
      const [first] = legal;
      if (first === undefined) throw new Error("there is nothing to do");
      if (view.step === "wake") return legal[chance.below(legal.length)] ?? first;
      if (view.step === "dusk") return legal.find(({ type }) => type === "bury") ?? first;
      const best = legal.reduce((one, other) => (worth(other) > worth(one) ? other : one));
      return best.type === "tie" ? { type: "tie", flowers: withBestEnd(best.flowers, hand) } : best;
    },
  };

  /** One flower more at the end of a row, or another order, where that is worth more. */
  function withBestEnd(row: readonly string[], hand: readonly string[]): readonly string[] {
    const others = without(hand, row) ?? [];
    const longer = row.length < 6 ? others.map((flower) => [...row, flower]) : [];
    return [row, row.toReversed(), ...longer].reduce((one, other) =>
      worthOfPosy(flowers, other) >= worthOfPosy(flowers, one) ? other : one,
    );
  }
}

export const posyBots: GameBots<View, Action> = {
  game: posy.id,
  persons: [
    { id: "fern", strength: "mate" },
    { id: "iris", strength: "deckhand" },
    { id: "basil", strength: "captain" },
    { id: "olive", strength: "mate" },
  ],
  signOn(edition) {
    const game = posy.edition(edition);
    const read = game === undefined ? undefined : readFlowers(game.cardSet);
    if (read?.ok !== true) return undefined;
    const bot = gardener(read.value);
    return { botOf: () => bot, plain: { deckhand: bot, mate: bot, captain: bot }, standIn: bot };
  },
};
