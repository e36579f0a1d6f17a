import type { Browser, Page } from "@playwright/test";
import { z } from "zod";

/** An input as measured by the browser; all times in milliseconds since the page was opened. */
export type Input = {
  /** When the person acted. */
  readonly at: number;
  /** When the page had produced and handed over the frame that shows the result. */
  readonly committed: number;
  /** When that frame was on the screen. */
  readonly presented: number;
  /** How long the page's main thread was busy between the input and the handover. */
  readonly work: number;
  /** How much of that was CPU time; on an idle machine it is about the same. */
  readonly processor: number;
};

const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"];

const entrySchema = z.looseObject({
  name: z.string(),
  ph: z.string(),
  ts: z.number(),
  pid: z.number(),
  tid: z.number(),
  dur: z.number().optional(),
  tdur: z.number().optional(),
  args: z.unknown().optional(),
});
type Entry = z.infer<typeof entrySchema>;
const traceSchema = z.object({ traceEvents: z.array(entrySchema) });
const timingSchema = z.object({
  data: z.object({
    type: z.string(),
    timeStamp: z.number(),
    processingEnd: z.number(),
    duration: z.number(),
  }),
});

/** All inputs while something ran, by event type. */
export async function traceInputs(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<ReadonlyMap<string, readonly Input[]>> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const { traceEvents } = traceSchema.parse(JSON.parse((await browser.stopTracing()).toString()));
  const tasks = byThread(traceEvents, "RunTask");
  const frames = byThread(traceEvents, "Commit");
  const inputs = new Map<string, Input[]>();
  for (const entry of traceEvents) {
    const read = entry.name === "EventTiming" && entry.ph === "b" ? timingSchema.safeParse(entry.args) : undefined;
    if (read?.success !== true) continue;
    const { type, timeStamp, processingEnd, duration } = read.data.data;
    const handled = entry.ts + (processingEnd - timeStamp) * 1000;
    // Frames handed over earlier were begun before the input and cannot show its result.
    const ends = (frames.get(threadOf(entry)) ?? []).map(({ ts, dur = 0 }) => ts + dur).filter((end) => end > handled);
    if (ends.length === 0) continue;
    const until = Math.min(...ends);
    const own = tasks.get(threadOf(entry)) ?? [];
    const input = {
      at: timeStamp,
      committed: timeStamp + (until - entry.ts) / 1000,
      presented: timeStamp + duration,
      work: own.reduce((sum, task) => sum + overlap(task, entry.ts, until), 0) / 1000,
      processor: own.reduce((sum, task) => sum + share(task, entry.ts, until) * (task.tdur ?? 0), 0) / 1000,
    };
    inputs.set(type, [...(inputs.get(type) ?? []), input]);
  }
  return inputs;
}

function byThread(entries: readonly Entry[], name: string): ReadonlyMap<string, readonly Entry[]> {
  return Map.groupBy(
    entries.filter((entry) => entry.name === name && entry.dur !== undefined),
    threadOf,
  );
}

function threadOf({ pid, tid }: Entry): string {
  return `${pid} ${tid}`;
}

function overlap({ ts, dur = 0 }: Entry, from: number, until: number): number {
  return Math.max(0, Math.min(ts + dur, until) - Math.max(ts, from));
}

function share(task: Entry, from: number, until: number): number {
  return task.dur === undefined || task.dur === 0 ? 0 : overlap(task, from, until) / task.dur;
}
