import type { TextTree } from "@harbor/ui";

export const OFFLINE_FR = {
  noServer:
    "Le serveur est injoignable. Les parties en solo, contre des bots et sur un seul écran fonctionnent sans lui.",
  unsaved: {
    text: "Ce navigateur n’a plus de place pour enregistrer votre partie. Gardez cet onglet ouvert, ou enregistrez-la dans un fichier.",
    save: "Enregistrer dans un fichier",
  },
  elsewhere: {
    title: "Cette partie est ouverte dans un autre onglet",
    text: "Pour qu’aucun coup ne se perde, elle ne se joue que dans un onglet à la fois. Si vous la fermez là-bas, elle continue ici.",
    here: "Jouer ici",
  },
  version: {
    text: "Une nouvelle version est prête. Votre partie continue après le rechargement.",
    reload: "Recharger",
  },
} as const satisfies TextTree;
