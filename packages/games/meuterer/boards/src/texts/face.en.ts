import type { TextTree } from "@harbor/ui";

/** What is also said off the boards, in all languages at once. */
export const FACE_EN = {
  modes: {
    plain: "Eight or nine rounds of hidden roles, about an hour.",
    pirates: "With a pirate ship that sinks or steals the cargo, for those who know the plain game.",
  },
  options: {
    chart: "As on the first voyage",
    note: "The islands lie in a fixed order, good for a first game.",
    shuffled: "Islands at random",
  },
  chapter: {
    offer: "offer",
    lading: "lading",
    mutiny: "mutiny",
    selling: "selling",
    refill: "refill",
  },
} satisfies TextTree;
