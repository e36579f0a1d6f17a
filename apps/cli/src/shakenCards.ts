import type { Luck } from "@harbor/bots";
import type { AnyGame } from "./games.ts";

type Json = string | number | boolean | null | Json[] | { [field: string]: Json };

/** So many changes are tried; those that make no sound set are dropped again. */
const TRIES = 240;
/** How many changes are tried together: some only make sense beside another. */
const MOST_AT_ONCE = 3;
/** A number is changed by as much at the most. */
const STEP = 3;

/**
 * The game with cards that nobody has thought up: numbers changed, parts of cards swapped and left out, as far as the
 * game itself takes them.
 */
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

/** Changes one card of one list, by its fellows or by a number. */
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

/** Changes a number somewhere in a card, if the way there comes to one. */
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
