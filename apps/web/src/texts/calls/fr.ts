export const CALLS_FR = {
  dismiss: "Fermer",
  tookBack: "Le pilote automatique a joué pour vous pendant votre absence. La place est de nouveau à vous.",
  autopilot: "Le pilote automatique joue pour vous.",
  late: "Votre temps était écoulé. Le pilote automatique termine cette partie de la manche, puis la place vous revient.",
  back: "Je suis de retour",
  gone: "{{name}} est absent, et la partie attend.",
  closing: "Demandent à fermer la table sans résultat : {{names}}.",
  rematch: "Une revanche est ouverte.",
  rematchBy: "{{name}} a ouvert une revanche.",
  follow: "Rejoindre",
} as const;
