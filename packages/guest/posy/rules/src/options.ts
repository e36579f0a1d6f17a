import type { Mode, OptionSpec, Read } from "@harbor/kit";
import { z } from "zod";

export const MODES: readonly Mode[] = [{ id: "garden", seats: [2, 3, 4, 5] }];
export const OPTIONS: readonly OptionSpec[] = [
  { id: "days", values: [3, 2, 4] },
  { id: "rain", values: [false, true] },
];

export const optionsSchema = z.strictObject({
  mode: z.literal("garden").default("garden"),
  seats: z.int().min(2).max(5).default(2),
  days: z.literal([3, 2, 4]).default(3),
  rain: z.boolean().default(false),
});
export type Options = Readonly<z.infer<typeof optionsSchema>>;

export function readOptions(input: unknown): Read<Options> {
  const read = optionsSchema.safeParse(input);
  if (read.success) return { ok: true, value: read.data };
  const [issue] = read.error.issues;
  return { ok: false, problem: `${issue?.path.join(".") || "options"}: ${issue?.message}` };
}
