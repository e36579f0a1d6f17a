import { forwardOf, type Seat } from "@harbor/kit";
import type { AnyAction, AnyGameClient } from "@harbor/ui";
import type { Question } from "./question.ts";

/** Everything that is known at a seat, for a bot that thinks for it. */
export function questionAt(
  { game }: AnyGameClient,
  state: unknown,
  seat: Seat,
  luck: string,
): Pick<Question, "game" | "edition" | "view" | "seat" | "legal" | "luck"> {
  const { id, rules, cards, cardLists } = game;
  return {
    game: id,
    edition: { rules, cards, ...(cardLists !== undefined && { cardLists }) },
    view: game.view(state, seat),
    seat,
    legal: forwardOf<AnyAction>(game, game.legal(state, seat)),
    luck,
  };
}
