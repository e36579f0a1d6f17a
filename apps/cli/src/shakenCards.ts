import type { Luck } from "@harbor/bots";
import type { AnyGame } from "./games.ts";

type Json = string | number | boolean | null | Json[] | { [field: string]: Json };

/** The number of changes tried; those that make the set invalid are dropped. */
const TRIES = 240;
/** How many changes are tried together, since some only make sense in combination. */
const MOST_AT_ONCE = 3;
/** The maximum change to a number. */
const STEP = 3;

/** The game with mutated cards: numbers changed, parts of cards swapped or dropped, as far as the game accepts them. */
export function withShakenCards(game: AnyGame, luck: Luck): AnyGame {
  let shaken = game;
  for (let turn = 0; turn < TRIES; turn += 1) {
    const set: Json = JSON.parse(JSON.stringify(shaken.cardSet));
    for (let changes = luck.below(MOST_AT_ONCE); changes >= 0; changes -= 1) changeSomething(set, luck);
    const read = shaken.withCards(set);
    if (read.ok) shaken = read.value;
  }
  return shaken;
}

/** Changes one card of one list: a part taken from another card, or a number. */
function changeSomething(set: Json, luck: Luck): void {
  if (!isRecord(set)) return;
  const deck = pick(Object.values(set).filter(Array.isArray), luck);
  const card = deck === undefined ? undefined : pick(deck, luck);
  const fellow = deck === undefined ? undefined : pick(deck, luck);
  if (!isRecord(card) || !isRecord(fellow)) return;
  const field = pick(Object.keys(fellow), luck);
  if (field === undefined) return;
  const theirs: Json = JSON.parse(JSON.stringify(fellow[field] ?? null));
  const own = card[field];
  if (Array.isArray(own) && Array.isArray(theirs) && luck.below(2) === 0) changeList(own, theirs, luck);
  else if (luck.below(2) === 0) changeNumber(card, luck);
  else card[field] = theirs;
}

function changeList(own: Json[], theirs: readonly Json[], luck: Luck): void {
  const taken = pick(theirs, luck);
  if (luck.below(2) === 0) own.splice(luck.below(own.length + 1), 1);
  else if (taken !== undefined) own.splice(luck.below(own.length + 1), 0, taken);
}

/** Changes a number somewhere in a card, if a random path leads to one. */
function changeNumber(within: Json, luck: Luck): void {
  if (typeof within !== "object" || within === null) return;
  const key = pick(Object.keys(within), luck);
  if (key === undefined) return;
  const value: Json = Reflect.get(within, key);
  if (typeof value === "number") Reflect.set(within, key, value + luck.below(2 * STEP + 1) - STEP);
  else changeNumber(value, luck);
}

function pick<Item>(items: readonly Item[], luck: Luck): Item | undefined {
  return items[luck.below(items.length)];
}

function isRecord(value: Json | undefined): value is { [field: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
