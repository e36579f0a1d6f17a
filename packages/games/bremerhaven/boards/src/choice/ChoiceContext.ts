import { createContext, useContext } from "react";
import type { Choice } from "./useChoice.ts";

/** Set only where the player can act. */
export const ChoiceContext = createContext<Choice | undefined>(undefined);

export const useCurrentChoice = (): Choice | undefined => useContext(ChoiceContext);
