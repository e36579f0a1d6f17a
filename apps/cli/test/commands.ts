import { spawnSync } from "node:child_process";
import { vi } from "vitest";

export type Outcome = { readonly status: number | null; readonly stdout: string; readonly stderr: string };

const fileOf = (command: string) => new URL(`../src/${command}.ts`, import.meta.url);

/** A command in a process of its own, as a user starts it. */
export function run(command: string, ...args: readonly string[]): Outcome {
  return runWith([], command, ...args);
}

/** The same, with flags for Node. */
export function runWith(flags: readonly string[], command: string, ...args: readonly string[]): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, fileOf(command).pathname, ...args], {
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

let times = 0;

/**
 * A command in this process, where the games are loaded already: loading and warming them up takes longer than most
 * commands do. Only the command's own file is loaded anew.
 */
export async function runHere(command: string, ...args: readonly string[]): Promise<Outcome> {
  const written = { stdout: "", stderr: "" };
  const spies = [
    ...(["stdout", "stderr"] as const).map((stream) =>
      vi.spyOn(process[stream], "write").mockImplementation((text) => {
        written[stream] += String(text);
        return true;
      }),
    ),
    // Each command listens for the end of its reader; these would add up.
    vi.spyOn(process.stdout, "on").mockReturnValue(process.stdout),
  ];
  const { argv, exitCode } = process;
  process.argv = [process.execPath, fileOf(command).pathname, ...args];
  process.exitCode = 0;
  times += 1;
  try {
    await import(`${fileOf(command).href}?${times}`);
    return { status: Number(process.exitCode), ...written };
  } finally {
    process.argv = argv;
    process.exitCode = exitCode;
    for (const spy of spies) spy.mockRestore();
  }
}
