import { anyStateLike } from "@harbor/kit";
import type { Action, ActionOf, ActionType, Meuterer, View } from "@harbor/meuterer";
import { useMemo } from "react";

/** What a seat may do now, by what it sees. */
export function useLegal(game: Meuterer, view: View, seat: number | undefined): readonly Action[] {
  return useMemo(() => {
    if (seat === undefined || view.waiting[0] !== seat) return [];
    return game.legal(anyStateLike(game, view), seat);
  }, [game, view, seat]);
}

export function ofType<Type extends ActionType>(legal: readonly Action[], type: Type): readonly ActionOf<Type>[] {
  return legal.filter((action): action is ActionOf<Type> => action.type === type);
}
