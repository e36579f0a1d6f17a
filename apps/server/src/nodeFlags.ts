/**
 * How Node is to be started. Left to itself it lets what is short-lived pile up to 128 MB before it looks for what of it
 * is still needed; a process that serves needs little of that, and is no slower without it (docs/decisions/0004).
 */
export const NODE_FLAGS = ["--max-semi-space-size=16"] as const;
