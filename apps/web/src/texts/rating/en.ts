/** Ratings, for those who want them. */
export const RATING_EN = {
  title: "Rating",
  agree: "Rate this game",
  text: "A rating shows how well somebody plays. Only games among people count, and only if everybody at the table agrees before the start. Ratings are shown here once all have agreed.",
  all: "Everybody has agreed: this game will be rated.",
  yet: "Not yet agreed: {{names}}. Without them, the game is not rated.",
  empty: "Seats are still empty. Whoever sits down is asked, too, and everybody is asked again.",
  value: "{{value}}\u00a0±\u00a0{{deviation}}",
  chip: "Rated",
  after: "Ratings after this game",
  change: "{{name}}: {{before}} → {{after}}",
  own_one: "{{game}}: {{rating}}, after {{count}} game",
  own_other: "{{game}}: {{rating}}, after {{count}} games",
  wanted: "Let me agree to rated games ({{game}})",
  about:
    "The number after ± says how certain it is: the true strength is very probably within twice that. Only games you agree to at the table count.",
} as const;
