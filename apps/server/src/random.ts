import { createHash, randomBytes, randomInt } from "node:crypto";

const CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const CODE_LENGTH = 6;

export const freshSeed = (): string => randomBytes(32).toString("hex");
export const freshId = (): string => randomBytes(12).toString("hex");
/** 256 bits that only its owner's browser keeps; the server keeps no more than the hash. */
export const freshSecret = (): string => randomBytes(32).toString("base64url");

export function freshCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");
}

/** Secrets are looked up by their hash: how long that takes tells nothing about how near a guess came. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** The same for everybody who makes the replay of a table, and no way back to the table. */
export function replayIdOf(table: string): string {
  return hashSecret(`replay of ${table}`).slice(0, 24);
}
