import type { AnyAction, AnyStage } from "@harbor/face";
import { forwardOf, type Seat } from "@harbor/kit";
import type { Question } from "./question.ts";

/** What is known at a seat, as somebody who thinks for it is told. */
export function questionAt(
  { game }: AnyStage,
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
