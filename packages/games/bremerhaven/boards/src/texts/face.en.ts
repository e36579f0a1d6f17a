import type { TextTree } from "@harbor/ui";

/** What is also said off the boards, in all languages at once. */
export const FACE_EN = {
  dummy: "The Dummy",
  modes: {
    long: "8 to 14 rounds. Half of each harbor starts covered, and each round a newspaper brings an event.",
    short: "8 to 10 rounds. Everybody starts with a building and three goods. Best for a first game.",
    solo: "10 rounds, alone against the dummy.",
  },
  options: {
    ordered: {
      label: "Build and work in turn",
      note: "Normally everybody builds and works at the same time. In turn, the best rank goes first and the others watch, which takes longer.",
      chip: "Build and work in turn",
    },
  },
  chapter: {
    start: "start",
    bidding: "bidding",
    town: "town and boards",
    harbor: "harbor",
  },
} satisfies TextTree;
