import type { View } from "@harbor/meuterer";
import { IslandPicture, Merchantman } from "@harbor/meuterer-pictures";
import { asks } from "../answers/question.ts";
import { useBoardContext, useWords } from "../boardContext.ts";
import type { Story } from "../story/story.ts";

/** Where the ship goes, and which islands buy there. */
export function ShipChapter({ view, ship }: { readonly view: View; readonly ship: NonNullable<Story["ship"]> }) {
  const { set } = useBoardContext();
  const { t, islandAt } = useWords();
  const { id, takes, nest } = set.islandAt(view, ship.place);
  const here = islandAt(view, ship.place);
  return (
    <div className="meu-passage">
      <span className="meu-passage-sea" data-sails={ship.sailed} {...asks({ about: "island", place: ship.place })}>
        <Merchantman className="meu-passage-ship" />
        <IslandPicture island={id} takes={takes} nest={nest} className="meu-passage-island" />
      </span>
      <p>
        <b>{t(ship.sailed ? "story.sailed" : "story.stayed", { island: here })}</b>
      </p>
      <p>
        {ship.sailed && ship.from !== undefined
          ? t("reveal.next", { here, there: islandAt(view, ship.from) })
          : t("reveal.nextOne", { here })}
      </p>
    </div>
  );
}
