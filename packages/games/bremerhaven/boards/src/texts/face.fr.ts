import type { TextTree } from "@harbor/ui";

/** What is also said off the boards, in all languages at once. */
export const FACE_FR = {
  dummy: "Le Fantôme",
  modes: {
    long: "8 à 14 manches. Au début, chaque port est à moitié barré, et un journal apporte un événement à chaque manche.",
    short: "8 à 10 manches. Tous commencent avec un bâtiment et trois marchandises. Idéal pour une première partie.",
    solo: "10 manches, seul contre le Fantôme.",
  },
  options: {
    ordered: {
      label: "Construire et travailler à tour de rôle",
      note: "Normalement, tout le monde construit et travaille en même temps. À tour de rôle, le meilleur rang commence et les autres regardent ; c’est plus long.",
      chip: "Construire et travailler à tour de rôle",
    },
  },
  chapter: {
    start: "début",
    bidding: "enchères",
    town: "ville et plateaux",
    harbor: "port",
  },
} satisfies TextTree;
