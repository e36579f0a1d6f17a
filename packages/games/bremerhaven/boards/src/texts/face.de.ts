import type { TextTree } from "@harbor/ui";

/** What is also said off the boards, in all languages at once. */
export const FACE_DE = {
  dummy: "Der Dummy",
  modes: {
    long: "8 bis 14 Runden. Jeder Hafen ist anfangs zur Hälfte abgedeckt, und in jeder Runde bringt eine Zeitung ein Ereignis.",
    short: "8 bis 10 Runden. Alle beginnen mit einem Gebäude und drei Waren. Gut für das erste Spiel.",
    solo: "10 Runden, allein gegen den Dummy.",
  },
  options: {
    ordered: {
      label: "Nacheinander bauen und arbeiten",
      note: "Normalerweise bauen und arbeiten alle gleichzeitig. Nacheinander fängt der beste Rang an, und die anderen sehen zu; das dauert länger.",
      chip: "Nacheinander bauen und arbeiten",
    },
  },
  chapter: {
    start: "Start",
    bidding: "Bieten",
    town: "Stadt und Auslagen",
    harbor: "Hafen",
  },
} satisfies TextTree;
