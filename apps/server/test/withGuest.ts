import { posy } from "@harbor/posy";
import { posyBots } from "@harbor/posy-bots";
import { register } from "../src/games.ts";

// Imported before a server and each of its threads, so that they know one game more.
register({ game: posy, bots: posyBots });
