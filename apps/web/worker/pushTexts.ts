/** The worker has no other texts. */
export const PUSH_TEXTS = {
  en: {
    turn: { title: "Your turn", text: "The game at table {{code}} is waiting for you." },
    short: { title: "Your time is running out", text: "Table {{code}} is waiting for you, and not for long any more." },
  },
  de: {
    turn: { title: "Du bist dran", text: "Das Spiel an Tisch {{code}} wartet auf dich." },
    short: { title: "Deine Zeit läuft ab", text: "Tisch {{code}} wartet auf dich, aber nicht mehr lange." },
  },
  fr: {
    turn: { title: "À vous de jouer", text: "La partie à la table {{code}} vous attend." },
    short: { title: "Votre temps s’écoule", text: "La table {{code}} vous attend, mais plus pour longtemps." },
  },
} as const;
