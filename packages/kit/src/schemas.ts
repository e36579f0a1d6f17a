/** A JSON Schema of draft 2020-12, or a part of one. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** Schemas by name. They refer to each other as "#/$defs/<name>". */
export type SchemaBundle = {
  readonly $schema: "https://json-schema.org/draft/2020-12/schema";
  readonly $defs: Readonly<Record<string, JsonSchema>>;
};

/** A game's data, described for clients that cannot read its types. Each field names one of the definitions. */
export const GAME_SHAPES = { options: "Options", action: "Action", event: "Event", view: "View" } as const;

/** The reference to a definition within its bundle. */
export function refTo(name: string): string {
  return `#/$defs/${name}`;
}

/** Bundles schemas that were generated one by one, without meaningless keywords. */
export function bundleSchemas(schemas: Readonly<Record<string, object>>): SchemaBundle {
  const named = Object.entries(schemas).map(([name, schema]) => {
    const { $schema: _, $id: __, ...rest }: JsonSchema = { ...schema };
    return [name, tidyFields(rest)] as const;
  });
  // Sorted, so that regenerating them shows only what has changed.
  named.sort(([one], [other]) => (one < other ? -1 : 1));
  return { $schema: "https://json-schema.org/draft/2020-12/schema", $defs: Object.fromEntries(named) };
}

const WORDLESS: Readonly<Record<string, unknown>> = {
  maximum: Number.MAX_SAFE_INTEGER,
  minimum: Number.MIN_SAFE_INTEGER,
  readOnly: true,
};

/** These bounds hold for every whole number, and every key is a string. */
function saysNothing(keyword: string, content: unknown): boolean {
  if (keyword === "propertyNames") return JSON.stringify(content) === '{"type":"string"}';
  return Object.hasOwn(WORDLESS, keyword) && WORDLESS[keyword] === content;
}

function tidyFields(schema: object): JsonSchema {
  const kept = Object.entries(schema).filter(([keyword, content]) => !saysNothing(keyword, content));
  return Object.fromEntries(kept.map(([keyword, content]) => [keyword, tidy(content)]));
}

function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  return typeof value === "object" && value !== null ? tidyFields(value) : value;
}
