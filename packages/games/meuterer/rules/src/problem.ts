import type { z } from "zod";

/** The first problem, in one line; `whole` names the input if no single field is to blame. */
export function firstProblem(error: z.ZodError, whole: string): string {
  const first = error.issues[0];
  return `${first?.path.join(".") || whole}: ${first?.message ?? "cannot be read"}`;
}
