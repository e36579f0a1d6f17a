export const MAIL_FR = {
  title: "Courriel",
  address: "Votre adresse de courriel",
  give: "Envoyer un lien",
  forget: "Oublier cette adresse",
  about:
    "Le serveur peut vous écrire quand c’est à vous de jouer et qu’aucun onglet n’est ouvert. Il demande d’abord, par un message avec un lien. L’adresse ne sert à rien d’autre.",
  asked: "Un message avec un lien est en route. Ouvrez ce lien dans la journée pour confirmer l’adresse.",
  confirmed: "Confirmée. Activez les courriels à chaque table qui peut vous appeler, derrière le code de la table.",
  me: "M’écrire quand aucun onglet n’est ouvert",
  meText: "Un message arrive quand c’est à vous de jouer ici, et avant la fin d’une horloge d’un jour.",
  failed: "Cela n’a pas marché. Réessayez plus tard.",
  tooMany: "Assez de messages pour l’instant. Réessayez plus tard.",
  noAddress: "Ce n’est pas une adresse de courriel.",
} as const;
