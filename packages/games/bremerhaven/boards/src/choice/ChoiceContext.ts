import { createContext, useContext } from "react";
import type { Choice } from "./useChoice.ts";

/** There where a decision can be taken; absent in a harbor that is only looked at. */
export const ChoiceContext = createContext<Choice | undefined>(undefined);

export const useChosen = (): Choice | undefined => useContext(ChoiceContext);
