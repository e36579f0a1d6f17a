import { createHash, randomBytes, randomInt } from "node:crypto";
import { CODE_LENGTH, CODE_LETTERS } from "@harbor/protocol";

export const freshSeed = (): string => randomBytes(32).toString("hex");
export const freshId = (): string => randomBytes(12).toString("hex");
/** 256 bits that only the owner's browser keeps; the server stores just the hash. */
export const freshSecret = (): string => randomBytes(32).toString("base64url");

export function freshCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");
}

/** Secrets are looked up by hash, so lookup time says nothing about how close a guess was. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** The same for everybody who makes a table's replay, and it does not lead back to the table. */
export function replayIdOf(table: string): string {
  return hashSecret(`replay of ${table}`).slice(0, 24);
}
