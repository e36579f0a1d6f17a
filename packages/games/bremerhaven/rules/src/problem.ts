import type { z } from "zod";

/** The first thing that is wrong, in one line; `whole` names what was read where no single field is to blame. */
export function firstProblem(error: z.ZodError, whole: string): string {
  const first = error.issues[0];
  return `${first?.path.join(".") || whole}: ${first?.message ?? "cannot be read"}`;
}
