import type { Limits } from "../limits.ts";
import type { Store } from "../store/store.ts";
import { previewOf } from "./previewOf.ts";
import { type LinkPreview, readSitePreviews } from "./sitePreviews.ts";

/** No page waits longer for its preview. */
const WITHIN_MS = 500;

export type PreviewerPlan = {
  readonly webFolder: string;
  readonly store: Pick<Store, "tableByCode" | "replay">;
  readonly limits: { readonly perLongRead: Pick<Limits["perLongRead"], "allows"> };
  onBackgroundError(error: unknown): undefined;
};

/** Finds what links show. A page works without that, whatever is the matter with the store. */
export function previewer({ webFolder, store, limits, onBackgroundError }: PreviewerPlan) {
  const site = readSitePreviews(webFolder);
  return async (path: string, network: string): Promise<LinkPreview | undefined> => {
    if (path.startsWith("/replay/") && !limits.perLongRead.allows(network)) return undefined;
    return inTime(previewOf(path, { site, store }).catch(onBackgroundError));
  };
}

async function inTime<Found>(found: Promise<Found | undefined>): Promise<Found | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), WITHIN_MS);
  return Promise.race([found, late]).finally(() => clearTimeout(timer));
}
