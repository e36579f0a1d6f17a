import { freePort } from "@harbor/cli/freePort";
import { median } from "@harbor/cli/numbers";
import lighthouse, { desktopConfig } from "lighthouse";
import { z } from "zod";
import { openBrowser } from "./browser.ts";
import type { Address } from "./weight.ts";

export const DEVICES = ["mobile", "desktop"] as const;
export type Device = (typeof DEVICES)[number];

const CATEGORIES = ["performance", "accessibility", "best-practices"] as const;
type Category = (typeof CATEGORIES)[number];
const TIMES = {
  firstContentfulPaint: "first-contentful-paint",
  largestContentfulPaint: "largest-contentful-paint",
  totalBlockingTime: "total-blocking-time",
  cumulativeLayoutShift: "cumulative-layout-shift",
  speedIndex: "speed-index",
  interactive: "interactive",
} as const;
type Time = keyof typeof TIMES;

export type Audited = {
  readonly page: string;
  readonly device: Device;
  readonly runs: number;
  /** Out of 100; the median of the runs. */
  readonly scores: Readonly<Record<Category, number>>;
  /** In milliseconds, except for the layout shift, which is a ratio. */
  readonly times: Readonly<Record<Time, number>>;
  /** Every audit that was imperfect in some run, and whether it affects the score. */
  readonly failing: readonly Failing[];
};
export type Failing = {
  readonly audit: string;
  readonly category: Category;
  readonly counts: boolean;
  readonly said: string;
  /** Some of the places where it was found. */
  readonly where: readonly string[];
};

type Run = Pick<Audited, "scores" | "times" | "failing">;

/**
 * Runs Lighthouse with its default settings (a slow phone on a slow line) or its desktop settings, in a new browser
 * each time.
 */
export async function audit(url: string, address: Address, device: Device, runs: number): Promise<Audited> {
  const done: Run[] = [];
  for (let tries = 0; done.length < runs && tries < runs * PATIENCE; tries += 1) {
    const run = await runOnce(url, address, device);
    if (run !== undefined) done.push(run);
  }
  if (done.length < runs) throw new Error(`Lighthouse fails on ${address.path}`);
  const middle = (of: (run: Run) => number) => median(done.map(of)) ?? Number.NaN;
  const failing = new Map(done.flatMap((run) => run.failing).map((one) => [`${one.category} ${one.audit}`, one]));
  return {
    page: address.page,
    device,
    runs,
    scores: {
      performance: middle(({ scores }) => scores.performance),
      accessibility: middle(({ scores }) => scores.accessibility),
      "best-practices": middle(({ scores }) => scores["best-practices"]),
    },
    times: {
      firstContentfulPaint: middle(({ times }) => times.firstContentfulPaint),
      largestContentfulPaint: middle(({ times }) => times.largestContentfulPaint),
      totalBlockingTime: middle(({ times }) => times.totalBlockingTime),
      cumulativeLayoutShift: middle(({ times }) => times.cumulativeLayoutShift),
      speedIndex: middle(({ times }) => times.speedIndex),
      interactive: middle(({ times }) => times.interactive),
    },
    failing: [...failing.values()],
  };
}

/** On a busy machine Lighthouse sometimes misses the start of the page, and is run again. */
const PATIENCE = 3;

async function runOnce(url: string, { path, cookie }: Address, device: Device): Promise<Run | undefined> {
  const port = await freePort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  try {
    if (cookie !== undefined) {
      const session = await browser.newBrowserCDPSession();
      await session.send("Storage.setCookies", { cookies: [{ ...cookie, url }] });
    }
    const done = await lighthouse(
      `${url}${path}`,
      // A new browser has nothing to reset, and its cookie must survive.
      { port, output: "json", logLevel: "error", onlyCategories: [...CATEGORIES], disableStorageReset: true },
      device === "desktop" ? desktopConfig : undefined,
    );
    return done === undefined || done.lhr.runtimeError !== undefined ? undefined : read(done.lhr);
  } finally {
    await browser.close();
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

function read({ audits, categories }: Report): Run {
  const time = (name: Time) => audits[TIMES[name]]?.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: scoreOf(categories.performance),
      accessibility: scoreOf(categories.accessibility),
      "best-practices": scoreOf(categories["best-practices"]),
    },
    times: {
      firstContentfulPaint: time("firstContentfulPaint"),
      largestContentfulPaint: time("largestContentfulPaint"),
      totalBlockingTime: time("totalBlockingTime"),
      cumulativeLayoutShift: time("cumulativeLayoutShift"),
      speedIndex: time("speedIndex"),
      interactive: time("interactive"),
    },
    failing: CATEGORIES.flatMap((category) =>
      (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }): Failing[] => {
        const found = audits[id];
        if (found === undefined || found.score === null || found.score >= 1) return [];
        return [
          {
            audit: id,
            category,
            counts: weight > 0,
            said: found.displayValue ?? found.title,
            where: placesIn(found.details),
          },
        ];
      }),
    ),
  };
}

const PLACES = 3;
const placesSchema = z.object({ items: z.array(z.object({ node: z.object({ selector: z.string() }) })) });

function placesIn(details: unknown): string[] {
  const read = placesSchema.safeParse(details);
  return read.success ? read.data.items.slice(0, PLACES).map(({ node }) => node.selector) : [];
}

function scoreOf(category: { readonly score: number | null } | undefined): number {
  return Math.round((category?.score ?? 0) * 100);
}
