import type { View } from "@harbor/meuterer";
import { IslandPicture, RolePicture } from "@harbor/meuterer-pictures";
import { asks } from "../answers/question.ts";
import { useBoardContext, useWords } from "../boardContext.ts";
import { withMinus } from "../minus.ts";
import type { Story } from "../story/story.ts";
import { Who } from "./Who.tsx";

/** Who steers, where to, and what it brings to whom. */
export function VoyageChapter({ view, story }: { readonly view: View; readonly story: Story }) {
  const { set } = useBoardContext();
  const { t, texts, nameOf, islandAt } = useWords();
  const { voyage, newCaptain, taken, mutiny, deposed } = story;
  const steering = voyage.find(({ place }) => place !== undefined);
  const place = steering?.place;
  const island = place === undefined ? undefined : set.islandAt(view, place);
  return (
    <div className="meu-voyage-scene">
      {newCaptain !== undefined && deposed !== undefined && (
        <p className="meu-helm">
          <Who seat={deposed} />
          <RolePicture shows="captain" className="meu-helm-hat" />
          <b className="meu-helm-way" aria-hidden="true">
            →
          </b>
          <Who seat={newCaptain} />
          <span className="unseen">{t("reveal.helm", { by: nameOf(newCaptain), who: nameOf(deposed) })}</span>
        </p>
      )}
      {mutiny === undefined && taken.every(({ role }) => role !== "mutineer") && <p>{t("reveal.peace")}</p>}
      {steering !== undefined && island !== undefined && place !== undefined && (
        <p className="meu-landfall">
          <span className="meu-landfall-picture" {...asks({ about: "island", place })}>
            <IslandPicture island={island.id} takes={island.takes} nest={island.nest} />
          </span>
          <b>{t("reveal.steers", { who: nameOf(steering.seat), island: islandAt(view, place) })}</b>
        </p>
      )}
      <ul className="meu-gains">
        {voyage.map(({ seat, part, points }) => (
          <li key={`${seat} ${part}`} className="meu-gain" {...asks({ about: "score", seat })}>
            <Who seat={seat} />
            <span className="meu-soft">{texts.parts[part]}</span>
            <b>{signed(points)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "+3" or "−3". */
export function signed(points: number): string {
  return withMinus(points > 0 ? `+${points}` : String(points));
}
