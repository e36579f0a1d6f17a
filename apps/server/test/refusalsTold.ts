import { readFileSync } from "node:fs";

const PAGE = readFileSync(new URL("../../../docs/protocol.md", import.meta.url), "utf8");
const [, TABLE = ""] = /\| command \| refused with \|\n([\s\S]*?)\n\n/.exec(PAGE) ?? [];
const [, ANY = ""] = /Any command may be refused with ([\s\S]*?);/.exec(PAGE) ?? [];

function codesIn(text: string): string[] {
  return [...text.matchAll(/`([a-z-]+)`/g)].flatMap(([, code]) => code ?? []);
}

/** The codes with which docs/protocol.md says any command may be refused. */
export const ANY_REFUSALS: readonly string[] = codesIn(ANY);

/** The additional codes for this command. */
export function refusalsOf(command: string): string[] {
  const row = TABLE.split("\n").find((line) => line.startsWith(`| \`${command}\` |`)) ?? "";
  return codesIn(row).filter((code) => code !== command);
}

const [, HTTP = ""] = /Any request may be refused([\s\S]*?)\n\nA table needs/.exec(PAGE) ?? [];

/** The codes with which requests may be refused. */
export const HTTP_REFUSALS: readonly string[] = [...new Set(codesIn(HTTP.replace(/`(?:GET|POST) [^`]+`/g, "")))];
