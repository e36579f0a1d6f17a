import { spawn } from "node:child_process";
import { join } from "node:path";
import { bareEnvironment } from "./bareEnvironment.ts";

export type Said = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

const FOLDER = join(import.meta.dirname, "../src/operator");

/** Runs an operator's command as an operator would: in a process of its own. */
export function runOperator(
  command: "admin" | "backup" | "restore" | "move",
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
): Promise<Said> {
  const child = spawn(process.execPath, [...flags, join(FOLDER, `${command}.ts`), ...args], {
    env: { ...bareEnvironment(), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said.stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said.stderr += text;
  });
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, ...said })));
}

/** The same, with an answer for programs. */
export async function askOperator(
  command: "admin" | "backup" | "move",
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const { code, stdout, stderr } = await runOperator(command, [...args, "--json"], environment);
  if (code !== 0) throw new Error(`${command} failed: ${stderr}`);
  return JSON.parse(stdout);
}
