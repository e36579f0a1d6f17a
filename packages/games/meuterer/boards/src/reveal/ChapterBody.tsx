import type { View } from "@harbor/meuterer";
import type { Story } from "../story/story.ts";
import { MutinyChapter } from "./MutinyChapter.tsx";
import { RolesChapter } from "./RolesChapter.tsx";
import { SalesChapter } from "./SalesChapter.tsx";
import { ShipChapter } from "./ShipChapter.tsx";
import type { Chapter } from "./scenes.ts";
import { VoyageChapter } from "./VoyageChapter.tsx";
import "./chapters.css";

type BodyProps = {
  readonly chapter: Chapter;
  readonly view: View;
  /** The end of the round as far as it is told. */
  readonly story: Story;
  readonly turned: number;
};

/** One chapter of the end of a round. */
export function ChapterBody({ chapter, view, story, turned }: BodyProps) {
  switch (chapter) {
    case "roles":
      return <RolesChapter view={view} turned={turned} />;
    case "mutiny":
      return <MutinyChapter view={view} story={story} />;
    case "voyage":
      return <VoyageChapter view={view} story={story} />;
    case "sales":
      return <SalesChapter view={view} story={story} />;
    case "ship":
      return story.ship && <ShipChapter view={view} ship={story.ship} />;
    default:
      return chapter satisfies never;
  }
}

/** The key of a chapter's heading. */
export function headOf(chapter: Chapter, { ship }: Story): string {
  return `reveal.heads.${chapter === "ship" && ship?.sailed === false ? "stays" : chapter}`;
}
