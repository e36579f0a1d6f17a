import { createContext, useContext } from "react";
import type { Scene } from "./scenes.ts";

/** The scene that is playing on the boards. */
export const SceneContext = createContext<Scene | undefined>(undefined);

export const useScene = (): Scene | undefined => useContext(SceneContext);
