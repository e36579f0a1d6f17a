import { PLACES, type Place, type View } from "@harbor/meuterer";
import { IslandPicture, Sea, TakesPicture } from "@harbor/meuterer-pictures";
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from "react";
import { asks } from "../answers/question.ts";
import { useBoardContext, useWords } from "../boardContext.ts";
import { CourseLines } from "./CourseLines.tsx";
import { Fleet } from "./Fleet.tsx";
import { pointOf } from "./places.ts";
import "./ring.css";

type RingProps = {
  readonly view: View;
  /** The place that one's own cards would steer to now. */
  readonly aim: Place | undefined;
  readonly children: ReactNode;
};

/** The twelve islands: round a middle where there is room, otherwise a strip that keeps the ship in sight. */
export function Ring({ view, aim, children }: RingProps) {
  const { t } = useWords();
  const { pace } = useBoardContext();
  const strip = useRef<HTMLDivElement>(null);
  const islands = useRef<HTMLOListElement>(null);
  const wasShown = useRef(false);
  const { anchorage } = view;
  // Only the strip is scrolled, never the page.
  useLayoutEffect(() => {
    const island = islands.current?.children[anchorage];
    const sea = strip.current;
    if (sea === null || !(island instanceof HTMLElement)) return;
    const left = island.offsetLeft - (sea.clientWidth - island.offsetWidth) / 2;
    if (wasShown.current && pace > 0) sea.scrollTo?.({ left, behavior: "smooth" });
    else sea.scrollLeft = left;
    wasShown.current = true;
  }, [anchorage, pace]);
  return (
    <section className="meu-ring" aria-label={t("ring")}>
      <Sea className="meu-sea" />
      <CourseLines view={view} aim={aim} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard */}
      <div className="meu-strip" ref={strip} tabIndex={0}>
        <ol className="meu-islands" ref={islands}>
          {view.ring.map((id, place) => (
            <Island key={id} view={view} place={place} aimed={aim === place} />
          ))}
        </ol>
        <Fleet view={view} />
      </div>
      <div className="meu-middle">{children}</div>
    </section>
  );
}

type IslandProps = { readonly view: View; readonly place: Place; readonly aimed: boolean };

function Island({ view, place, aimed }: IslandProps) {
  const { set } = useBoardContext();
  const { t, texts, islandAt } = useWords();
  const { id, takes, prices, voyage, nest } = set.islandAt(view, place);
  const [one, two, three] = prices;
  const { x, y } = pointOf(place);
  const style: CSSProperties & Record<`--${string}`, number> = { "--x": x, "--y": y };
  const isHere = view.anchorage === place;
  const isWake = view.wake === place;
  return (
    <li
      className="meu-island"
      style={style}
      data-active={isHere || isWake}
      data-here={isHere}
      data-aimed={aimed}
      data-place={place % PLACES}
      {...asks({ about: "island", place })}
    >
      <span className="meu-island-top">
        <IslandPicture island={id} takes={takes} nest={nest} className="meu-island-picture" />
        <span className="meu-voyage" {...asks({ about: "voyage", place })}>
          <span aria-hidden="true">{voyage}</span>
          <span className="unseen">{t("island.voyage", { count: voyage })}</span>
        </span>
        {isHere && <span className="unseen">{t("island.ship")}</span>}
        {view.pirates === place && <span className="unseen">{t("island.pirates")}</span>}
      </span>
      <b className="meu-island-name">
        <span className="meu-number">
          <span className="unseen">{t("island.number", { number: place + 1 })}: </span>
          <span aria-hidden="true">{place + 1}</span>
        </span>{" "}
        {islandAt(view, place)}
      </b>
      <span className="meu-island-trade" {...asks({ about: "prices", place })}>
        <TakesPicture
          takes={takes}
          className="meu-kind"
          title={takes === "any" ? t("island.any") : t("island.takes", { good: texts.kinds[takes] })}
        />
        <span aria-hidden="true">{`${one} / ${two} / ${three}`}</span>
        <span className="unseen">{t("island.prices", { one, two, three })}</span>
      </span>
      {isWake && <span className="unseen">{t("island.wake")}</span>}
      {(["captain", "mutineer"] as const)
        .filter((by) => view.courses[by] === place)
        .map((by) => (
          <span key={by} className="meu-course" data-by={by} {...asks({ about: "course", by })}>
            {texts.roles[by]}
          </span>
        ))}
    </li>
  );
}
