import { type Crew, type GameBots, lookBack } from "@harbor/bots";
import { type Action, type IslandSet, meuterer, playMeuterer, setOfEdition, type View } from "@harbor/meuterer";
import { adviser } from "./advice.ts";
import { GREENHORN, judgingBot, type MeutererBot, OLD_HAND, SOBER } from "./hands.ts";
import { hindsightOf } from "./hindsight.ts";
import { LADDER } from "./ladder.ts";
import { PERSONS } from "./persons.ts";
import { seaWolf } from "./seaWolf.ts";

/** The bots as tables know them: by character, for every edition of the game. */
export const meutererBots: GameBots<View, Action> = {
  game: meuterer.id,
  persons: PERSONS,
  ladder: LADDER,
  signOn(edition) {
    const then = setOfEdition(edition);
    return then === undefined ? undefined : crewFor(then.set);
  },
};

function crewFor(set: IslandSet): Crew<View, Action> {
  const game = playMeuterer(set);
  const hired = new Map<string, MeutererBot>();
  const captain = seaWolf(game, set, OLD_HAND);
  return {
    plain: { deckhand: judgingBot(set, GREENHORN), mate: judgingBot(set, OLD_HAND), captain },
    advise: adviser(set, captain),
    lookBack: (replay, wish) => lookBack(game, hindsightOf(game, set), replay, wish),
    standIn: judgingBot(set, { ...SOBER, doubt: 0 }),
    botOf(id) {
      const person = PERSONS.find((one) => one.id === id);
      if (person === undefined) return undefined;
      const bot = hired.get(id) ?? hire(person);
      hired.set(id, bot);
      return bot;
    },
  };

  /** A character's judgement: its strength's, with its own ways. */
  function hire({ strength, ways }: (typeof PERSONS)[number]): MeutererBot {
    switch (strength) {
      case "deckhand":
        return judgingBot(set, { ...GREENHORN, ...ways });
      case "mate":
        return judgingBot(set, { ...OLD_HAND, ...ways });
      case "captain":
        return seaWolf(game, set, { ...OLD_HAND, ...ways });
      default:
        return strength satisfies never;
    }
  }
}
