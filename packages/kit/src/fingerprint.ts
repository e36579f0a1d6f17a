import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** Equal for equal data, whatever the order of its fields. */
export function fingerprint(data: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(data, sortFields))));
}

function sortFields(_field: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
