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
  calling: {
    me: "M’appeler même sans onglet ouvert",
    text: "Votre navigateur vous prévient alors quand c’est à vous ici, et avant la fin d’un délai d’un jour.",
    denied: "Votre navigateur bloque les notifications de cette page. Vous pouvez les autoriser dans ses réglages.",
    failed: "Votre navigateur ne peut pas recevoir de messages. Réessayez plus tard.",
  },
  version: {
    text: "Une nouvelle version est prête. Votre partie continue après le rechargement.",
    reload: "Recharger",
  },
} as const satisfies TextTree;
