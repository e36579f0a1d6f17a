import type { BotFace } from "@harbor/ui";

/** The bot that gives advice, one of the strongest. */
export const ADVISER = { id: "clara", name: "Clara" } as const;

/** The bots' names. They are the same in every language, and none contains a rank. */
export const BOT_FACES: readonly BotFace[] = [
  {
    id: "pim",
    name: "Pim",
    strength: "deckhand",
    temper: {
      en: "Plays first and thinks later.",
      de: "Spielt erst und denkt dann.",
      fr: "Joue d’abord, réfléchit ensuite.",
    },
  },
  {
    id: "rosa",
    name: "Rosa",
    strength: "deckhand",
    temper: {
      en: "Never lets a pretty ship sail by.",
      de: "Lässt kein schönes Schiff vorbeiziehen.",
      fr: "Ne laisse filer aucun beau navire.",
    },
  },
  {
    id: "otto",
    name: "Otto",
    strength: "deckhand",
    temper: {
      en: "Likes nothing better than a full truck.",
      de: "Liebt nichts mehr als einen vollen Lastwagen.",
      fr: "N’aime rien tant qu’un camion bien rempli.",
    },
  },
  {
    id: "greta",
    name: "Greta",
    strength: "mate",
    temper: {
      en: "Builds today what pays tomorrow.",
      de: "Baut heute, was sich morgen auszahlt.",
      fr: "Construit aujourd’hui ce qui rapportera demain.",
    },
  },
  {
    id: "samuel",
    name: "Samuel",
    strength: "mate",
    temper: {
      en: "Knows every price and keeps an eye on the ranks.",
      de: "Kennt jeden Preis und behält die Ränge im Auge.",
      fr: "Connaît tous les prix et surveille les rangs.",
    },
  },
  {
    id: "nora",
    name: "Nora",
    strength: "mate",
    temper: {
      en: "Hears what the others want and bids on it too.",
      de: "Hört, was die anderen wollen, und bietet mit.",
      fr: "Entend ce que veulent les autres et enchérit aussi.",
    },
  },
  {
    id: "clara",
    name: "Clara",
    strength: "captain",
    temper: {
      en: "Wants the finest ships and the finest houses.",
      de: "Will die schönsten Schiffe und die schönsten Häuser.",
      fr: "Veut les plus beaux navires et les plus belles maisons.",
    },
  },
  {
    id: "viktor",
    name: "Viktor",
    strength: "captain",
    temper: {
      en: "Buys influence early, then waits.",
      de: "Kauft früh Einfluss und wartet ab.",
      fr: "Achète de l’influence tôt, puis attend.",
    },
  },
  {
    id: "bruno",
    name: "Bruno",
    strength: "captain",
    temper: {
      en: "Bids where nobody expects it.",
      de: "Bietet, wo es niemand erwartet.",
      fr: "Enchérit là où personne ne l’attend.",
    },
  },
];
