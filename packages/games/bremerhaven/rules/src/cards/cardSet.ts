import { fingerprint, type Read, readOutside } from "@harbor/kit";
import type { z } from "zod";
import { firstProblem } from "../problem.ts";
import { RULES, RULES_VERSION, type Rules } from "../rules.ts";
import type { PowerName } from "./effects.ts";
import {
  type Building,
  type CardLists,
  type Contract,
  cardListsSchema,
  DECKS,
  type DeckName,
  type Newspaper,
  type PriceCard,
  type Ship,
  whatDoesNotFit,
  whatIsTooMuch,
} from "./schema.ts";

export type BuildingId = string;
export type ShipId = string;
export type ContractId = string;
export type PriceId = string;
export type NewspaperId = string;

/** A validated card set, indexed by card id, with the rules it is played under. */
export type CardSet = {
  readonly name: string;
  readonly rules: Rules;
  /** Identifies a set: equal for equal cards, whatever the name. */
  readonly hash: string;
  readonly lists: CardLists;
  ship(id: ShipId): Ship;
  contract(id: ContractId): Contract;
  building(id: BuildingId): Building;
  price(id: PriceId): PriceCard;
  newspaper(id: NewspaperId): Newspaper;
  has(deck: DeckName, id: string): boolean;
  /** The building's first power with this name, if it has one. */
  power<Name extends PowerName>(id: BuildingId, name: Name): PowerOf<Name> | undefined;
  /** The building's powers with this name, as many as these rules allow. */
  powers<Name extends PowerName>(id: BuildingId, name: Name): readonly PowerOf<Name>[];
};

type PowerOf<Name extends PowerName> = Extract<Building["powers"][number], { power: Name }>;

export function readCardSet(input: unknown, rules: Rules = RULES[RULES_VERSION]): Read<CardSet> {
  return readOutside(() => cardSetFrom(input, rules), { ok: false, problem: "the card set cannot be read" });
}

/** A set whose lists are known to be valid, as tests prove of the shipped ones: validating takes long. */
export function openValidSet(lists: CardLists, rules: Rules = RULES[RULES_VERSION]): CardSet {
  return indexCards(lists, rules);
}

function cardSetFrom(input: unknown, rules: Rules): Read<CardSet> {
  const parsed = cardListsSchema.safeParse(input);
  if (!parsed.success) return { ok: false, problem: problemWith(input, parsed.error) };
  const problem = whatDoesNotFit(parsed.data) ?? (rules.powers === "all" ? whatIsTooMuch(parsed.data) : undefined);
  return problem === undefined ? { ok: true, value: indexCards(parsed.data, rules) } : { ok: false, problem };
}

/** The same cards under other rules, if they are playable under those. */
export function withRules(cards: CardSet, rules: Rules): Read<CardSet> {
  return rules === cards.rules ? { ok: true, value: cards } : readCardSet(cards.lists, rules);
}

/** The set's author finds a card by its id, not by its index. */
function problemWith(input: unknown, error: z.ZodError): string {
  const problem = firstProblem(error, "the card set");
  const [deck, nth, field] = error.issues[0]?.path ?? [];
  const card = DECKS.some((one) => one === deck) ? partOf(partOf(input, deck), nth) : undefined;
  const id = partOf(card, "id");
  return field === "id" || typeof id !== "string" ? problem : problem.replace(":", ` of "${id}":`);
}

function partOf(whole: unknown, name: PropertyKey | undefined): unknown {
  return typeof whole === "object" && whole !== null && name !== undefined ? Reflect.get(whole, name) : undefined;
}

function indexCards(lists: CardLists, rules: Rules): CardSet {
  const ship = finder("ship", lists.ships);
  const contract = finder("contract", lists.contracts);
  const building = finder("building", lists.buildings);
  const price = finder("price card", lists.prices);
  const newspaper = finder("newspaper", lists.newspapers);
  const ids = new Map(DECKS.map((deck) => [deck, new Set(lists[deck].map((card) => card.id))]));
  const { name: _, ...cards } = lists;
  return {
    name: lists.name,
    rules,
    hash: fingerprint(cards),
    lists,
    ship,
    contract,
    building,
    price,
    newspaper,
    has: (deck, id) => ids.get(deck)?.has(id) === true,
    power(id, name) {
      for (const power of building(id).powers) if (isPower(power, name)) return power;
      return undefined;
    },
    powers<Name extends PowerName>(id: BuildingId, name: Name): readonly PowerOf<Name>[] {
      let printed: PowerOf<Name>[] | undefined;
      for (const power of building(id).powers) {
        if (!isPower(power, name) || (printed !== undefined && rules.powers === "first")) continue;
        printed ??= [];
        printed.push(power);
      }
      return printed ?? NO_POWERS;
    },
  };
}

const NO_POWERS: readonly never[] = [];

function isPower<Name extends PowerName>(power: Building["powers"][number], name: Name): power is PowerOf<Name> {
  return power.power === name;
}

function finder<Card extends { readonly id: string }>(kind: string, cards: readonly Card[]): (id: string) => Card {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return (id) => {
    const card = byId.get(id);
    if (card === undefined) throw new Error(`the card set has no ${kind} "${id}"`);
    return card;
  };
}
