import { refuse, wantRatingSchema } from "@harbor/protocol";
import type { FastifyInstance } from "fastify";
import { gameNamed } from "../games.ts";
import type { IdentityDeps } from "../identity.ts";
import { NEWCOMER } from "../ratings/glicko2.ts";
import { toldRating } from "../ratings/toldRating.ts";
import { sendRefusal } from "./errors.ts";
import { greet } from "./people.ts";
import { read, readPerson } from "./read.ts";

/** A person's own ratings; nobody else can ask for them. */
export function serveRatings(app: FastifyInstance, plan: IdentityDeps): void {
  const { store, limits, now } = plan;
  app.get("/api/ratings", async (request, reply) => {
    const person = await readPerson(plan, request, reply);
    if (person === undefined) return reply;
    const ratings = await store.ratingsOf(person.id);
    return {
      ratings: ratings.map(({ game, games, isWanted, ...rating }) => ({
        game,
        games,
        wanted: isWanted,
        ...toldRating(rating),
      })),
    };
  });

  app.post("/api/ratings", async (request, reply) => {
    const asked = read(reply, wantRatingSchema, request.body);
    if (asked === undefined) return reply;
    if (gameNamed(asked.game) === undefined) return sendRefusal(reply, refuse("no-such-game"));
    const person = await greet(plan, request, reply);
    if (person === undefined || !limits.perNext.allows(person.id)) return sendRefusal(reply, refuse("too-many"));
    await store.wantRating(person.id, asked.game, { ...NEWCOMER, isWanted: asked.wanted, at: now() });
    return { ok: true };
  });
}
