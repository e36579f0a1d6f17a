// boardgame.io's own server, with a game whose state is about as large as ours.
import { sameSizeGame } from "@harbor/cli/boardGame";
import { ActivePlayers } from "boardgame.io/dist/cjs/core.js";
import { Server } from "boardgame.io/dist/cjs/server.js";

const game = { ...sameSizeGame, turn: { activePlayers: ActivePlayers.ALL } };
const server = Server({ games: [game], origins: ["http://127.0.0.1"] });
void server.run(Number(process.env.PORT));
process.once("SIGTERM", () => process.exit(0));
