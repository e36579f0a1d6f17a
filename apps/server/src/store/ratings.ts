import type { Compilable, Kysely } from "kysely";
import type { Schema } from "./schema.ts";
import type { Store } from "./store.ts";

type Ratings = Pick<Store, "rating" | "ratingsOf" | "wantRating" | "saveRating">;

export function ratingsOn(db: Kysely<Schema>, together: (statements: readonly Compilable[]) => Promise<void>): Ratings {
  const all = db
    .selectFrom("ratings")
    .select(["game", "value", "deviation", "volatility", "games", "is_wanted"])
    .select(["played_at as playedAt", "last_table as lastTable"]);
  type Row = Awaited<ReturnType<typeof all.executeTakeFirstOrThrow>>;
  const told = ({ is_wanted, ...rating }: Row) => ({ ...rating, isWanted: is_wanted === 1 });
  return {
    async rating(person, game) {
      const row = await all.where("person_id", "=", person).where("game", "=", game).executeTakeFirst();
      return row && told(row);
    },

    async ratingsOf(person) {
      const rows = await all.where("person_id", "=", person).orderBy("game").execute();
      return rows.map(told);
    },

    async wantRating(person, game, { isWanted, value, deviation, volatility, at }) {
      const wanted = isWanted ? 1 : 0;
      const fresh = { person_id: person, game, value, deviation, volatility, games: 0, last_table: "" };
      await db
        .insertInto("ratings")
        .values({ ...fresh, is_wanted: wanted, played_at: at })
        .onConflict((conflict) => conflict.columns(["person_id", "game"]).doUpdateSet({ is_wanted: wanted }))
        .execute();
    },

    async saveRating(person, game, { value, deviation, volatility, games, playedAt, lastTable }) {
      const counted = db.selectFrom("rated_games").where("table_id", "=", lastTable).where("person_id", "=", person);
      const own = db.selectFrom("ratings").where("person_id", "=", person).where("game", "=", game);
      await together([
        db
          .updateTable("ratings")
          .set({ value, deviation, volatility, games, played_at: playedAt, last_table: lastTable })
          .where("person_id", "=", person)
          .where("game", "=", game)
          .where("games", "=", games - 1)
          .where(({ not, exists }) => not(exists(counted.select("table_id")))),
        db
          .insertInto("rated_games")
          .columns(["table_id", "person_id"])
          .expression(own.where("last_table", "=", lastTable).select(["last_table", "person_id"]))
          .onConflict((conflict) => conflict.columns(["table_id", "person_id"]).doNothing()),
      ]);
      return (await counted.select("table_id").executeTakeFirst()) !== undefined;
    },
  };
}

/** The migration that added them: one row for each game that somebody has asked to be rated in. */
export async function keepRatings(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable("ratings")
    .addColumn("person_id", "text", (column) => column.notNull().references("people.id"))
    .addColumn("game", "text", (column) => column.notNull())
    .addColumn("value", "double precision", (column) => column.notNull())
    .addColumn("deviation", "double precision", (column) => column.notNull())
    .addColumn("volatility", "double precision", (column) => column.notNull())
    .addColumn("games", "integer", (column) => column.notNull())
    .addColumn("is_wanted", "integer", (column) => column.notNull())
    .addColumn("played_at", "double precision", (column) => column.notNull())
    .addColumn("last_table", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("ratings_pk", ["person_id", "game"])
    .execute();
}

/** The migration that added which tables each rating counts: the last one alone does not tell. */
export async function keepRatedGames(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable("rated_games")
    .addColumn("table_id", "text", (column) => column.notNull())
    .addColumn("person_id", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("rated_games_pk", ["table_id", "person_id"])
    .execute();
  await db.schema.createIndex("rated_games_person").on("rated_games").column("person_id").execute();
  await db
    .insertInto("rated_games")
    .columns(["table_id", "person_id"])
    .expression(db.selectFrom("ratings").where("last_table", "<>", "").select(["last_table", "person_id"]))
    .onConflict((conflict) => conflict.columns(["table_id", "person_id"]).doNothing())
    .execute();
}
