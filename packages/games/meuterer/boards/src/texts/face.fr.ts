import type { TextTree } from "@harbor/ui";

/** What is also said off the boards, in all languages at once. */
export const FACE_FR = {
  modes: {
    plain: "Huit ou neuf manches de rôles cachés, environ une heure.",
    pirates: "Avec un navire pirate qui coule ou vole la cargaison, pour qui connaît le jeu simple.",
  },
  options: {
    chart: "Comme au premier voyage",
    note: "Les îles ont un ordre fixe, bon pour une première partie.",
    shuffled: "Îles tirées au sort",
  },
  chapter: {
    offer: "offre",
    lading: "chargement",
    mutiny: "mutinerie",
    selling: "vente",
    refill: "pioche",
  },
} satisfies TextTree;
