import { eventsFor, GAME_SHAPES, playMatch, type Seat, type Viewer } from "@harbor/kit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { randomPlan } from "../../test/tables.ts";
import {
  ACTION_TYPES,
  bremerhaven,
  DECKS,
  readAction,
  WESER_1,
  WESER_2,
  WESER_3,
  WESER_4,
  WESER_LISTS,
} from "../index.ts";
import { exactly } from "./exactly.ts";
import { actionSchema, bremerhavenSchemas, eventSchema, optionsSchema, viewSchema } from "./index.ts";

const GAMES = 240;
/** Checking every view of a game takes longer than playing it. */
const VIEWED_ONE_IN = 8;

/** Every variant of a union and every field of an object, as a path. */
function partsOf(schema: z.core.$ZodType, path = ""): string[] {
  if (schema instanceof z.ZodDiscriminatedUnion)
    return schema.options.flatMap((option) => {
      const kind = option instanceof z.ZodObject ? [...option.shape.type.values][0] : "";
      return partsOf(option, `${path}${kind}`);
    });
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([field, inner]) => [
      `${path}.${field}`,
      ...partsOf(inner, `${path}.${field}`),
    ]);
  if (schema instanceof z.ZodArray) return partsOf(schema.element, path);
  if (schema instanceof z.ZodExactOptional) return partsOf(schema.def.innerType, path);
  return [];
}

/** The parts of a schema that a value uses. */
function noteParts(value: unknown, path: string, seen: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) noteParts(item, path, seen);
  else if (typeof value === "object" && value !== null) {
    const kind = "type" in value ? `${value.type}` : "";
    for (const [field, inner] of Object.entries(value)) {
      seen.add(`${path}${kind}.${field}`);
      noteParts(inner, `${path}${kind}.${field}`, seen);
    }
  }
}

function holds(schema: z.ZodType, value: unknown): void {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Error(`${JSON.stringify(value).slice(0, 400)}: ${parsed.error}`);
}

test(`${GAMES} random games match the schemas and use every part of them`, () => {
  const seen = { action: new Set<string>(), event: new Set<string>(), view: new Set<string>() };
  let views = 0;
  for (let nth = 0; nth < GAMES; nth += 1) {
    const plan = randomPlan("described", nth);
    holds(optionsSchema, plan.options);
    const viewers: Viewer[] = ["spectator", ...plan.players.map((_, seat): Seat => seat)];
    const isViewed = nth % VIEWED_ONE_IN === Math.floor(nth / VIEWED_ONE_IN) % VIEWED_ONE_IN;
    playMatch(bremerhaven, plan, ({ state, move, facts }) => {
      if (move !== undefined) {
        holds(actionSchema, move.action);
        noteParts(move.action, "", seen.action);
      }
      const events = new Set<unknown>();
      for (const viewer of viewers) {
        for (const event of eventsFor(facts, viewer)) events.add(event);
        if (isViewed) {
          const view = bremerhaven.view(state, viewer);
          views += 1;
          holds(viewSchema, view);
          noteParts(view, "", seen.view);
        }
      }
      // Most of what happens everybody is told in the same words.
      for (const event of events) {
        holds(eventSchema, event);
        noteParts(event, "", seen.event);
      }
    });
  }
  expect(views).toBeGreaterThan(10_000);
  const missing = (schema: z.ZodType, parts: Set<string>) => partsOf(schema).filter((part) => !parts.has(part));
  expect(missing(actionSchema, seen.action)).toEqual([]);
  // Random players hardly ever complete a contract while a building pays for it; settlement.test.ts covers that.
  const isSeldom = (part: string) => part === "money-gained.building";
  expect(missing(eventSchema, seen.event).filter((part) => !isSeldom(part))).toEqual([]);
  // Never sent: only a recorded game shows all hands.
  expect(missing(viewSchema, seen.view)).toEqual([".hands"]);
});

const SHAPES: Readonly<Record<string, z.ZodType>> = {
  options: optionsSchema,
  action: actionSchema,
  event: eventSchema,
  view: viewSchema,
};

test("each of the game's types has a schema, and every reference resolves", async () => {
  const { $defs } = await bremerhaven.schemas();
  expect(Object.keys(SHAPES)).toEqual(Object.keys(GAME_SHAPES));
  for (const name of Object.values(GAME_SHAPES)) expect($defs).toHaveProperty(name);
  const refs = [...JSON.stringify($defs).matchAll(/"\$ref":"#\/\$defs\/(\w+)"/g)].flatMap(([, name]) => name ?? []);
  expect(refs.length).toBeGreaterThan(50);
  expect(refs.filter((name) => !Object.hasOwn($defs, name))).toEqual([]);
});

test("no schema accepts unknown fields", () => {
  const objects: unknown[] = [];
  JSON.stringify(bremerhavenSchemas(), (_, value) => {
    if (value?.type === "object") objects.push(value.additionalProperties);
    return value;
  });
  expect(objects.length).toBeGreaterThan(80);
  expect(objects.filter((others) => others !== false)).toEqual([]);
});

const LEAVES = fc.oneof(fc.integer({ min: -1, max: 13 }), fc.constantFrom("crate", "wild", "dock:1", "dock:4", true));
const FIELDS = ["space", "good", "slot", "card", "wall", "building", "rank", "dock", "cargo", "longer", "from", "to"];

test("the schema of actions accepts exactly what the rules accept", () => {
  const anyAction = fc
    .tuple(
      fc.constantFrom(...ACTION_TYPES, "resign"),
      fc.dictionary(fc.constantFrom(...FIELDS, "money", "toString"), LEAVES, { maxKeys: 3 }),
    )
    .map(([type, fields]) => ({ type, ...fields }));
  let read = 0;
  fc.assert(
    fc.property(anyAction, (action) => {
      const isRead = readAction(action) !== undefined;
      if (isRead) read += 1;
      expect(actionSchema.safeParse(action).success, JSON.stringify(action)).toBe(isRead);
    }),
    { numRuns: 5000, seed: 1 },
  );
  expect(read).toBeGreaterThan(300);
});

test("every card of every released set has a valid id", () => {
  const card = z.strictObject({ type: z.literal("price"), card: z.string() });
  for (const lists of [WESER_LISTS, WESER_4.lists, WESER_3.lists, WESER_2.lists, WESER_1.lists])
    for (const { id } of DECKS.flatMap((deck): readonly { readonly id: string }[] => lists[deck]))
      holds(actionSchema, card.parse({ type: "price", card: id }));
});

describe("a schema with more or fewer fields than its type does not compile", () => {
  type Told = { readonly kind: "a"; readonly seats: readonly number[]; readonly to?: string };
  const kind = z.literal("a");
  const seats = z.array(z.number());

  test("which the compiler checks here", () => {
    expect(exactly<Told>()(z.strictObject({ kind, seats, to: z.string().exactOptional() }))).toBeDefined();
    // @ts-expect-error: an optional field is missing
    expect(exactly<Told>()(z.strictObject({ kind, seats }))).toBeDefined();
    // @ts-expect-error: a field is wrongly required
    expect(exactly<Told>()(z.strictObject({ kind, seats, to: z.string() }))).toBeDefined();
    // @ts-expect-error: an extra field
    expect(exactly<Told>()(z.strictObject({ kind, seats, to: z.string().exactOptional(), by: kind }))).toBeDefined();
  });
});
