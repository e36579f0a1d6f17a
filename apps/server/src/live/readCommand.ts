import { ACTION_LIMITS, COMMAND_ID, type CommandMessage, commandMessageSchema, TABLE_CODE } from "@harbor/protocol";

type ReadCommand = ReturnType<typeof commandMessageSchema.safeParse>;

/** Parses a message, usually without the schema, which would cost as much as the rest of an action's parsing. */
export function readCommand(message: unknown): ReadCommand {
  const data = plainAct(message);
  return data === undefined ? commandMessageSchema.safeParse(message) : { success: true, data };
}

/**
 * A player's action as clients send it, by far the most frequent message, if it is already in its parsed form. Anything
 * unusual is left to the schema, which alone refuses and explains: whatever this accepts, the schema would return
 * unchanged.
 */
export function plainAct(message: unknown): CommandMessage | undefined {
  if (!hasFields(message, 3)) return undefined;
  const { table, id, command } = message;
  if (typeof table !== "string" || !TABLE_CODE.test(table)) return undefined;
  if (typeof id !== "string" || !COMMAND_ID.test(id)) return undefined;
  if (!hasFields(command, 2)) return undefined;
  const { do: name, action } = command;
  return name === "act" && isAction(action) ? { table, id, command: { do: "act", action } } : undefined;
}

function hasFields(value: unknown, count: number): value is Readonly<Record<string, unknown>> {
  return isPlain(value) && Object.keys(value).length === count;
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function isAction(value: unknown): value is Record<string, string | number | boolean> {
  if (!isPlain(value)) return false;
  const fields = Object.keys(value);
  if (fields.length > ACTION_LIMITS.fields) return false;
  for (const field of fields) {
    if (field.length > ACTION_LIMITS.name || field === "__proto__") return false;
    const content = value[field];
    if (
      typeof content === "string"
        ? content.length > ACTION_LIMITS.text
        : !Number.isFinite(content) && typeof content !== "boolean"
    )
      return false;
  }
  return true;
}
