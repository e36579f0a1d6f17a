import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";
import type { Store } from "./store.ts";

type Daily = Pick<Store, "saveDaily" | "dailyScores" | "dailyOf">;

/** What people scored in the games of the day. */
export function dailyOn(db: Kysely<Schema>): Daily {
  return {
    async saveDaily({ game, day, person, score, at }) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("daily_results")
        .values({ game, day, person_id: person, score, at })
        .onConflict((conflict) => conflict.columns(["game", "day", "person_id"]).doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async dailyScores(game, day) {
      const rows = await db
        .selectFrom("daily_results")
        .select(["score", (results) => results.fn.countAll().as("people")])
        .where("game", "=", game)
        .where("day", "=", day)
        .groupBy("score")
        .orderBy("score")
        .execute();
      return rows.map(({ score, people }) => ({ score, people: Number(people) }));
    },

    async dailyOf(person, game) {
      return db
        .selectFrom("daily_results")
        .select(["day", "score"])
        .where("person_id", "=", person)
        .where("game", "=", game)
        .orderBy("day", "desc")
        .execute();
    },
  };
}
