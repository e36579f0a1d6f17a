import type { TextTree } from "@harbor/ui";

/** Playing without a server, and what a browser keeps. */
export const OFFLINE_EN = {
  noServer: "The server cannot be reached. Solo games, games against bots and games on one screen work without it.",
  unsaved: {
    text: "This browser has no room to save your game. Keep this tab open, or save the game as a file.",
    save: "Save as a file",
  },
  elsewhere: {
    title: "This game is open in another tab",
    text: "So that no move is lost, it is played in one tab at a time. If you close it there, it continues here.",
    here: "Play here",
  },
  calling: {
    me: "Call me when no tab is open",
    text: "Your browser then tells you when it is your turn here, and before a clock of a day runs out.",
    denied: "Your browser blocks notifications from this page. You can allow them in its settings.",
    failed: "Your browser could not be reached for messages. Try again later.",
  },
  version: {
    text: "A new version is ready. Your game continues after the reload.",
    reload: "Reload",
  },
} as const satisfies TextTree;
