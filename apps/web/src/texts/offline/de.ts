import type { TextTree } from "@harbor/ui";

export const OFFLINE_DE = {
  noServer: "Der Server ist nicht erreichbar. Solo, gegen Bots und an einem Bildschirm kannst du trotzdem spielen.",
  unsaved: {
    text: "Dieser Browser hat keinen Platz, um dein Spiel zu speichern. Lass diesen Tab offen, oder sichere das Spiel als Datei.",
    save: "Als Datei sichern",
  },
  elsewhere: {
    title: "Dieses Spiel ist in einem anderen Tab offen",
    text: "Damit kein Zug verloren geht, wird es nur in einem Tab gespielt. Schließt du es dort, geht es hier weiter.",
    here: "Hier spielen",
  },
  version: {
    text: "Eine neue Version ist da. Dein Spiel geht nach dem Neuladen weiter.",
    reload: "Neu laden",
  },
} as const satisfies TextTree;
