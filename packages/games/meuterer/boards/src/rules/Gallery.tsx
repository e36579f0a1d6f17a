import type { IslandSet } from "@harbor/meuterer";
import { islandName, TEXTS } from "@harbor/meuterer/texts";
import { IslandPicture, TakesPicture } from "@harbor/meuterer-pictures";
import type { Language, RuleCard } from "@harbor/ui";
import { useTranslation } from "react-i18next";
import "./gallery.css";

type GalleryProps = { readonly set: IslandSet; readonly language: Language; readonly shown: readonly RuleCard[] };

/** The islands of the set, with what they take and what they pay. */
export function Gallery({ set, language, shown }: GalleryProps) {
  const { t } = useTranslation("meuterer");
  const texts = TEXTS[language];
  return (
    <ul className="meu-gallery">
      {set.lists.islands
        .filter(({ id }) => shown.some((card) => card.id === id))
        .map((island) => {
          const [one, two, three] = island.prices;
          const takes = island.takes === "any" ? t("island.any") : texts.kinds[island.takes];
          return (
            <li key={island.id} className="meu-gallery-island">
              <IslandPicture
                island={island.id}
                takes={island.takes}
                nest={island.nest}
                className="meu-gallery-picture"
              />
              <b>{islandName(texts, island)}</b>
              <span className="meu-gallery-takes">
                <TakesPicture takes={island.takes} className="meu-gallery-kind" />
                {takes}
              </span>
              <span>{t("island.prices", { one, two, three })}</span>
              <span>{t("island.voyage", { count: island.voyage })}</span>
            </li>
          );
        })}
    </ul>
  );
}
