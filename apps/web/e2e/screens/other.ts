import { keepAnalysed } from "../analysisFixture.ts";
import { OTHER, OTHER_RECORDED, prepareOther } from "../otherFixture.ts";
import { recorded } from "../recordings.ts";
import type { Screen } from "./screen.ts";

/** The table of the second game at each kind of its decisions, at the end, and what decided it. */
export const OTHERS: readonly Screen[] = [
  ...["offer", "lading", "roles", "mutiny", "selling", "refill", "ending"].map(
    (step): Screen => ({
      name: `other-${step}`,
      ready: step === "ending" ? ".meu-result" : ".meu-desk[data-pending=true]",
      open: () => ({ path: `/${OTHER.id}/hotseat`, saved: prepareOther(step) }),
    }),
  ),
  {
    name: "other-analysis",
    ready: ".mistake",
    open: () => ({ path: "/replay" }),
    async show(page) {
      await keepAnalysed(page, "kept-b", recorded(OTHER_RECORDED));
      await page.goto("/replay/kept-b#analysis");
    },
  },
];
