import type { BotPerson } from "@harbor/bots";
import { refuse } from "@harbor/protocol";
import type { Decision } from "./decide.ts";
import type { TableState } from "./tableState.ts";

/** The default bot: a good opponent for most people. */
const USUAL = "mate";

/** Puts one of the game's bots into an empty seat, each at most once; a game without bots gets a random player. */
export function seatBot(
  persons: readonly BotPerson[],
  state: TableState,
  seat: number,
  wanted: string | undefined,
): Decision {
  const holder = state.seats[seat]?.holder;
  if (holder === undefined) return refuse("no-such-seat");
  if (holder.kind !== "empty") return refuse("seat-taken");
  const seated = new Set(state.seats.map((one) => (one.holder.kind === "bot" ? one.holder.bot : undefined)));
  if (wanted === undefined) {
    const free = persons.filter(({ id }) => !seated.has(id));
    const bot = free.find(({ strength }) => strength === USUAL) ?? free[0];
    return [{ type: "bot-sat", seat, ...(bot !== undefined && { bot: bot.id }) }];
  }
  if (!persons.some(({ id }) => id === wanted)) return refuse("malformed", { detail: `there is no bot "${wanted}"` });
  return seated.has(wanted) ? refuse("bot-taken") : [{ type: "bot-sat", seat, bot: wanted }];
}
