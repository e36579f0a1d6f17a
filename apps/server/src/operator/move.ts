import { existsSync } from "node:fs";
import { sql } from "kysely";
import { fileIn, openDatabaseFile } from "../store/databaseFile.ts";
import { bringFileUpToDate } from "../store/embedded.ts";
import { openForMove } from "../store/postgres.ts";
import { BadInput, runCommand, settingsWith } from "./command.ts";
import { copyRows, mustBeEmpty, type Sum, shapesOf, sumIn } from "./moveRows.ts";
import { inColumns } from "./print.ts";

const HELP = `
Moves everything from the server's file to PostgreSQL. The server must not run; the database must be empty.

  DATABASE_URL=postgres://harbor:secret@localhost/harbor npm run -s move -- --data ./data

  --data   the folder of the server's data (DATA; "data" beside the README if neither is given)
  --json   one JSON object: tables with rows and sum, seconds

It is one transaction: everything moves or nothing does, and the copy is read back and compared before it counts.
The file stays unchanged. Once the server is started with the same DATABASE_URL, everybody is who they were, and games
continue where they stood.
`;

await runCommand({
  help: HELP,
  flags: { data: { type: "string" }, json: { type: "boolean", default: false } },
  async run({ values, positionals: [word] }) {
    if (word !== undefined) throw new BadInput(`"${word}" is one word too many; --help tells what there is`);
    const { dataFolder, databaseUrl } = settingsWith(values.data);
    if (databaseUrl === undefined) throw new BadInput("DATABASE_URL is not set: it names the target database");
    if (!existsSync(fileIn(dataFolder))) throw new BadInput(`there is nothing to move in ${dataFolder}`);
    const began = performance.now();
    const moved = await moveAll(dataFolder, databaseUrl);
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    if (values.json) return void process.stdout.write(`${JSON.stringify({ tables: moved, seconds })}\n`);
    const lines = inColumns(
      ["table", "rows", "sum"],
      moved.map(({ table, rows, sum }) => [table, `${rows}`, sum]),
    );
    process.stdout.write(
      `${lines.join("\n")}\nEverything is in PostgreSQL now, read back and verified; ${seconds} s\n`,
    );
  },
});

async function moveAll(dataFolder: string, databaseUrl: string): Promise<Sum[]> {
  await bringFileUpToDate(dataFolder);
  const sqlite = openDatabaseFile(dataFolder);
  const db = await openForMove(databaseUrl);
  try {
    const shapes = shapesOf(sqlite);
    return await db.transaction().execute(async (transaction) => {
      // A server started meanwhile must not write in between.
      for (const { table } of shapes) await sql`lock table ${sql.table(table)} in exclusive mode`.execute(transaction);
      await mustBeEmpty(transaction, shapes);
      const moved: Sum[] = [];
      for (const shape of shapes) {
        const { longest, ...sent } = await copyRows(sqlite, transaction, shape);
        const arrived = await sumIn(transaction, shape, longest);
        if (arrived.rows !== sent.rows || arrived.sum !== sent.sum)
          throw new BadInput(`${shape.table} arrived changed; nothing was moved`);
        moved.push(sent);
      }
      return moved;
    });
  } finally {
    sqlite.close();
    await db.destroy();
  }
}
