import { builtWith } from "@harbor/bremerhaven";
import type { Situation } from "./situation.ts";

/** AUC-2: who wins every tie at the moment, whatever the ranks. */
export function exceptionToRank({ view, own, cards, texts, name, t }: Situation): string | undefined {
  for (const [seat, { harbor }] of view.players.entries()) {
    const built = builtWith(cards, harbor, "win-ties")?.building;
    if (built === undefined) continue;
    const values = { name: name(seat), building: texts.names.buildings[built] ?? built };
    return t(seat === own ? "answer.ties.own" : "answer.ties.other", values);
  }
  return undefined;
}

/** The same for any moment: what somebody would have to have built. */
export function exceptionByBuilding({ cards, texts, t }: Situation): string | undefined {
  const named = cards.lists.buildings.find(({ id }) => cards.power(id, "win-ties") !== undefined);
  if (named === undefined) return undefined;
  return t("answer.ties.anybody", { building: texts.names.buildings[named.id] ?? named.id });
}
