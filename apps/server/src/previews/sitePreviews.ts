import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** What a chat or a search engine shows for a link. */
export type LinkPreview = { readonly title: string; readonly text: string; readonly image?: string };

const gameSchema = z.object({
  title: z.string(),
  text: z.string(),
  /** The path of its picture; without one, the site's own is shown. */
  image: z.string().optional(),
  modes: z.record(z.string(), z.string()),
});
export type GamePreview = z.infer<typeof gameSchema>;

const schema = z.object({ games: z.record(z.string(), gameSchema) });
export type SitePreviews = z.infer<typeof schema>;

const FILE = "previews.json";

/** What the client's build says of its games; nothing if there is no build. */
export function readSitePreviews(folder: string): SitePreviews {
  const file = join(folder, FILE);
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, "utf8"))) : { games: {} };
}
