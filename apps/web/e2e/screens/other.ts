import { OTHER, prepareOther } from "../otherFixture.ts";
import type { Screen } from "./screen.ts";

/** The table of the second game at each kind of its decisions, and at the end. */
export const OTHERS: readonly Screen[] = [
  ...["offer", "lading", "roles", "mutiny", "selling", "refill", "ending"].map(
    (step): Screen => ({
      name: `other-${step}`,
      ready: step === "ending" ? ".meu-result" : ".meu-desk[data-pending=true]",
      open: () => ({ path: `/${OTHER.id}/hotseat`, saved: prepareOther(step) }),
    }),
  ),
];
