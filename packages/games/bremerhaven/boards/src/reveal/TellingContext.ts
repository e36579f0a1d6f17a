import { createContext, useContext } from "react";
import type { Scene } from "./scenes.ts";

/** The scene that is told on the boards just now. */
export const TellingContext = createContext<Scene | undefined>(undefined);

export const useTold = (): Scene | undefined => useContext(TellingContext);
