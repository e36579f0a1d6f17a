import { posy } from "@harbor/posy";
import { posyBots } from "@harbor/posy-bots";
import { register } from "../src/games.ts";

// Imported before a command, so that it knows one game more.
register({ game: posy, bots: posyBots });
