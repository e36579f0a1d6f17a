import { type Dice, freshChance, openDice, seedFrom } from "@harbor/kit";
import { type Answer, CHAT_PACES, type Command, commandSchema } from "@harbor/protocol";
import { expect, test } from "vitest";
import { personsIn } from "../src/games.ts";
import type { Person } from "../src/store/store.ts";
import type { Room } from "../src/tables/room.ts";
import { ADA, BEN, CLEO, DORA, firstLegal, give, openTestRooms, order } from "../src/tables/roomsFixture.ts";
import { authorId } from "../src/tables/tableState.ts";
import { ANY_REFUSALS, refusalsOf } from "./refusalsTold.ts";

const PEOPLE: readonly Person[] = [ADA, BEN, CLEO, DORA];
const TABLES = 48;
const COMMANDS_A_TABLE = 300;
/** Commands that end an open table or empty its seats. */
const LASTING = new Set(["start", "close", "stand", "clear-seat", "keep-out"]);
/** Caused by a table's or a person's limits or by a clock, which have tests of their own. */
const BEYOND_REACH = ["table-full", "too-many-steps", "too-many-tables"];

function isLasting(table: Room, command: Command): boolean {
  return LASTING.has(command.do) && (command.do !== "clear-seat" || table.state.seats[command.seat] !== undefined);
}

function pick<Item>(items: readonly Item[], dice: Dice): Item {
  const item = items[dice.below(items.length)];
  if (item === undefined) throw new Error("there is nothing to pick from");
  return item;
}

/** A command that somebody might send at this table, sensible or not. */
function anyCommand(table: Room, dice: Dice): Command {
  const { settings } = table.state;
  const seat = dice.below(5);
  const options = { mode: pick(["short", "long"], dice), seats: 1 + dice.below(4) };
  const playing = table.state.status === "playing";
  const [first] = playing ? table.game.pending(table.state.game) : [];
  const legal = first === undefined ? { type: "pass" } : firstLegal(table, first);
  const name = pick(
    commandSchema.options.flatMap(({ shape }) => [...shape.do.values]),
    dice,
  );
  const people = PEOPLE.map(({ id }) => authorId(table.state.code, id));
  const fields: Record<string, unknown> = {
    act: { action: legal },
    queue: { actions: pick([[], [legal], [{ type: "fly" }]], dice) },
    sit: { seat },
    choose: pick([{}, { choice: "crate" }, { choice: "barrel" }, { choice: "gold" }], dice),
    paint: { color: dice.below(4) },
    "add-bot": { seat },
    "clear-seat": { seat },
    configure: { settings: { ...settings, options, spectators: dice.below(2) === 0 } },
    close: pick([{}, { wanted: true }, { wanted: false }], dice),
    say: { text: "Ahoy" },
    mute: {
      author: pick(["nobody", ...table.snapshotFor("host").chat.map(({ author }) => author)], dice),
      muted: true,
    },
    "keep-out": { author: pick(["nobody", ...people], dice), from: pick(["seats", "table"], dice) },
    "let-in": { author: pick(["nobody", ...people], dice) },
    "pace-chat": { pace: pick(CHAT_PACES, dice) },
    vote: { seat },
    rate: { agreed: dice.below(2) === 0 },
  };
  const more = fields[name] ?? {};
  return commandSchema.parse({ do: name, ...more });
}

/** The host watches without a seat. */
async function leaveSeatTo(table: Room, person: Person): Promise<void> {
  await give(table, ADA, { do: "clear-seat", seat: 0 });
  await give(table, person, { do: "sit", seat: 0 });
}

/** Plays to the end of the game. */
async function playOn(table: Room): Promise<void> {
  while (table.state.status === "playing") {
    const [seat = 0] = table.game.pending(table.state.game);
    await table.note(() => [{ type: "acted", seat, action: firstLegal(table, seat), by: "bot" }]);
  }
}

test("TLD-3 commands are refused with exactly the codes that docs/protocol.md lists", async () => {
  const dice = openDice(freshChance(seedFrom("what may be refused")));
  const fixture = await openTestRooms();
  const seen = new Map<string, Set<string>>();
  const note = (command: Command, answer: Answer) => {
    if (!answer.ok) seen.set(command.do, (seen.get(command.do) ?? new Set()).add(answer.code));
  };
  for (let nth = 0; nth < TABLES; nth += 1) {
    const table = await fixture.seat(PEOPLE.slice(0, 1 + dice.below(3)), { options: { mode: "short", seats: 3 } });
    if (nth % 4 === 1) await leaveSeatTo(table, DORA);
    if (nth % 4 !== 0) await order(table, ADA, { do: "start" });
    if (nth % 4 === 3) await playOn(table);
    for (let asked = 0; asked < COMMANDS_A_TABLE; asked += 1) {
      const command = anyCommand(table, dice);
      // Some tables stay open for long.
      if (nth % 4 === 0 && asked < COMMANDS_A_TABLE / 2 && isLasting(table, command)) continue;
      note(command, await order(table, pick(PEOPLE, dice), command));
    }
  }
  // Unlikely by chance: the same bot again.
  const table = await fixture.seat([ADA], { options: { mode: "short", seats: 3 } });
  for (const seat of [1, 2]) await give(table, ADA, { do: "clear-seat", seat });
  const bot = personsIn(table.state.settings.game)[0]?.id ?? "";
  for (const command of [1, 2].map((seat): Command => ({ do: "add-bot", seat, bot }))) {
    note(command, await order(table, ADA, command));
  }
  await fixture.close();
  for (const { shape } of commandSchema.options) {
    for (const name of shape.do.values) {
      const told = refusalsOf(name);
      const met = [...(seen.get(name) ?? [])];
      expect(
        met.filter((code) => !told.includes(code) && !ANY_REFUSALS.includes(code)),
        name,
      ).toEqual([]);
      expect(
        told.filter((code) => !met.includes(code) && !BEYOND_REACH.includes(code)),
        name,
      ).toEqual([]);
    }
  }
});
