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
  calling: {
    me: "Mich rufen, auch wenn kein Tab offen ist",
    text: "Dein Browser meldet dir dann, wenn du hier dran bist und bevor eine Bedenkzeit von einem Tag abläuft.",
    denied: "Dein Browser blockiert Benachrichtigungen dieser Seite. Du kannst sie in seinen Einstellungen erlauben.",
    failed: "Dein Browser ist für Nachrichten nicht erreichbar. Versuche es später noch einmal.",
  },
  version: {
    text: "Eine neue Version ist da. Dein Spiel geht nach dem Neuladen weiter.",
    reload: "Neu laden",
  },
} as const satisfies TextTree;
