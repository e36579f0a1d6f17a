/** What all games, the server and the clients have in common beside the rules. */
export const LANGUAGES = ["en", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** One of a game's player colors, counted from 0. A game has as many as its largest table has seats. */
export type Color = number;
