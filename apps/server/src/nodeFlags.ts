/**
 * Node's flags. By default up to 128 MB of short-lived objects pile up before a collection; a serving process needs
 * little of that, and is no slower without it (docs/decisions/0004).
 */
export const NODE_FLAGS = ["--max-semi-space-size=16"] as const;
