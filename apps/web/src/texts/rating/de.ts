/** Ratings, for those who want them. */
export const RATING_DE = {
  title: "Wertung",
  agree: "Dieses Spiel werten",
  text: "Eine Wertung zeigt, wie stark jemand spielt. Ein Spiel zählt nur, wenn alle am Tisch vor dem Beginn zustimmen, und nur unter Menschen. Die Wertungen sind hier zu sehen, sobald alle zugestimmt haben.",
  all: "Alle haben zugestimmt: Dieses Spiel wird gewertet.",
  yet: "Noch nicht zugestimmt: {{names}}. Ohne sie wird das Spiel nicht gewertet.",
  empty: "Es sind noch Plätze frei. Wer sich dazusetzt, wird auch gefragt, und alle anderen noch einmal.",
  value: "{{value}}\u00a0±\u00a0{{deviation}}",
  chip: "Gewertet",
  after: "Wertungen nach diesem Spiel",
  change: "{{name}}: {{before}} → {{after}}",
  own_one: "{{game}}: {{rating}}, nach {{count}} Spiel",
  own_other: "{{game}}: {{rating}}, nach {{count}} Spielen",
  wanted: "Ich möchte gewerteten Spielen zustimmen können ({{game}})",
  about:
    "Die Zahl nach dem ± sagt, wie sicher die Wertung ist: Die wahre Stärke liegt sehr wahrscheinlich im doppelten Abstand. Es zählen nur Spiele, denen du am Tisch zustimmst.",
} as const;
