/** Ratings, for those who want them. */
export const RATING_FR = {
  title: "Classement",
  agree: "Classer cette partie",
  text: "Un classement montre la force de jeu. Une partie ne compte que si toute la table est d’accord avant le début, et seulement entre personnes. Les classements s’affichent ici dès que tout le monde est d’accord.",
  all: "Tout le monde est d’accord\u00a0: cette partie sera classée.",
  yet: "Pas encore d’accord\u00a0: {{names}}. Sans leur accord, la partie n’est pas classée.",
  empty: "Des places sont encore libres. Toute personne qui s’assoit est consultée, et les autres à nouveau.",
  value: "{{value}}\u00a0±\u00a0{{deviation}}",
  chip: "Classée",
  after: "Classements après cette partie",
  change: "{{name}}\u00a0: {{before}} → {{after}}",
  own_one: "{{game}}\u00a0: {{rating}}, après {{count}} partie",
  own_other: "{{game}}\u00a0: {{rating}}, après {{count}} parties",
  wanted: "Je veux pouvoir accepter des parties classées ({{game}})",
  about:
    "Le nombre après ± dit la précision\u00a0: la vraie force est très probablement à moins du double. Seules comptent les parties que vous acceptez à la table.",
} as const;
