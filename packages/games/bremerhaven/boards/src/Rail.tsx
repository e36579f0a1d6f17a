import type { StepId, View } from "@harbor/bremerhaven";
import { memo } from "react";
import { asks, type Station } from "./answers/question.ts";
import { useBoardContext } from "./boardContext.ts";
import { Hyphenated } from "./cards/Hyphenated.tsx";
import { piece } from "./motion/piece.ts";
import { useBoardTexts } from "./useBoardTexts.ts";
import { viewFieldsEqual } from "./viewFieldsEqual.ts";

/** The phases of a round as stations on a line. A step without decisions belongs to the station before it. */
const STATIONS: readonly { readonly id: Station; readonly steps: readonly StepId[] }[] = [
  { id: "bidding", steps: ["founding", "bidding"] },
  { id: "town", steps: ["parking", "building", "permit", "influence", "prices", "ladder", "income"] },
  { id: "sea", steps: ["ships"] },
  { id: "land", steps: ["contracts"] },
  { id: "harbor", steps: ["harbor"] },
  { id: "paper", steps: ["newspaper", "progress", "cleanup", "ending"] },
];

export const Rail = memo(Stations, viewFieldsEqual("step", "round"));

function Stations({ view }: { readonly view: View }) {
  const { t } = useBoardTexts();
  const { texts } = useBoardContext();
  const now = STATIONS.findIndex(({ steps }) => steps.includes(view.step));
  return (
    <div className="rail">
      <div className="rail-stations">
        <p className="rail-round" {...piece("round", { face: view.round })} {...asks({ about: "round" })}>
          {t("rail.round", { round: view.round })}
        </p>
        <ol className="rail-line" data-field="" aria-label={t("rail.name")}>
          {STATIONS.map(({ id }, index) => (
            <li
              key={id}
              data-past={index < now}
              aria-current={index === now ? "step" : undefined}
              {...asks({ about: "station", station: id })}
            >
              <span className="rail-dot" aria-hidden="true">
                {index === now && <span className="rail-here" {...piece("rail", { at: id })} />}
              </span>
              <span className="rail-name">
                <Hyphenated name={index === now ? texts.steps[view.step] : t(`rail.${id}`)} />
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
