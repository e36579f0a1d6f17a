import type { TableSettings } from "@harbor/protocol";

/** A game's options as they are sent: plain fields, which the rules validate again on the server. */
export function plainOptions(options: unknown): TableSettings["options"] {
  const plain: TableSettings["options"] = {};
  if (typeof options !== "object" || options === null) return plain;
  for (const [field, value] of Object.entries(options)) {
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") plain[field] = value;
  }
  return plain;
}
