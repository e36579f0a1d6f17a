import { asPlayer, type Bot, type Budget, flatMonteCarlo } from "@harbor/bots";
import { fancifulPlayer, type Player, randomPlayer, seedFrom, wavering } from "@harbor/kit";
import { threadClock } from "./clock.ts";
import { BadInput } from "./command.ts";
import { type AnyAction, type AnyGame, crewOf } from "./games.ts";

export type AnyPlayer = Player<unknown, AnyAction>;

/** Players that know no game; the luck makes one for one seat of one game. */
const STRANGERS: Readonly<Record<string, (luck: string) => AnyPlayer>> = {
  random: (luck) => randomPlayer(seedFrom(luck)),
  fanciful: (luck) => fancifulPlayer(seedFrom(luck)),
};
const FLAT = "flat";

/** The default thinking time of a bot. */
const DEFAULT_MS = 1000;

export function botNames(game: AnyGame): string[] {
  return [...Object.keys(STRANGERS), FLAT, ...Object.keys(crewOf(game)?.plain ?? {})];
}

export type MakePlayer = (luck: string) => AnyPlayer;

/** Parses a player: a bot's name, optionally with @ and a budget: "100ms", or "300" playouts. */
export function readPlayer(game: AnyGame, text: string): MakePlayer {
  const { name, budget } = readName(text);
  const stranger = Object.hasOwn(STRANGERS, name) ? STRANGERS[name] : undefined;
  // A random player sometimes undoes something, so that random games cover that, too.
  if (stranger !== undefined) return (luck) => wavering(game, stranger(luck), seedFrom(`${luck} wavers`));
  const bot = botNamed(game, name);
  if (bot === undefined) throw new BadInput(`there is no bot "${name}"; known bots: ${botNames(game).join(", ")}`);
  return (luck) => asPlayer(bot, budget, luck);
}

/** Parses a bot that decides by itself, with its budget. */
export function readBot(
  game: AnyGame,
  text: string,
): { readonly bot: Bot<unknown, AnyAction>; readonly budget: Budget } {
  const { name, budget } = readName(text);
  const bot = botNamed(game, name);
  const names = botNames(game).filter((one) => !Object.hasOwn(STRANGERS, one));
  if (bot === undefined) throw new BadInput(`there is no bot "${name}" to test; known bots: ${names.join(", ")}`);
  return { bot, budget };
}

function readName(text: string): { readonly name: string; readonly budget: Budget } {
  const [name = "", thinks, ...more] = text.split("@");
  const budget = readBudget(thinks);
  if (more.length > 0 || budget === undefined)
    throw new BadInput(`"${text}" is not a bot: write name, name@100ms, or name@300 for 300 playouts`);
  return { name, budget };
}

function botNamed(game: AnyGame, name: string): Bot<unknown, AnyAction> | undefined {
  const bots: Readonly<Record<string, Bot<unknown, AnyAction>>> = {
    ...crewOf(game)?.plain,
    [FLAT]: flatMonteCarlo(game),
  };
  return Object.hasOwn(bots, name) ? bots[name] : undefined;
}

/** One name for all seats, or one for each. */
export function readPlayers(game: AnyGame, text: string, seats: number): MakePlayer[] {
  const names = text.split(",");
  if (names.length !== 1 && names.length !== seats)
    throw new BadInput(`--bots must name one bot for all seats or ${seats}, one for each, not ${names.length}`);
  const makers = names.map((name) => readPlayer(game, name));
  return Array.from({ length: seats }, (_, seat) => {
    const maker = makers[seat % makers.length];
    if (maker === undefined) throw new BadInput("--bots names nobody");
    return maker;
  });
}

function readBudget(text: string | undefined): Budget | undefined {
  if (text === undefined) return { milliseconds: DEFAULT_MS, clock: threadClock };
  const [, digits, unit] = /^([1-9]\d{0,6})(ms)?$/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  return unit === undefined ? { playouts: Number(digits) } : { milliseconds: Number(digits), clock: threadClock };
}
