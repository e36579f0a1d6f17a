import { columnOf, DOCKS, type Harbor, LOADING_DOCKS, rowOf, SPACES, WALLS } from "@harbor/bremerhaven";
import { HARBOR_LAYOUT, HarborScene } from "@harbor/bremerhaven-pictures/scenes";
import type { Seat } from "@harbor/kit";
import { type CSSProperties, memo, useRef } from "react";
import { asks } from "../answers/question.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import { DockPlace } from "./DockPlace.tsx";
import { LoadingPlace } from "./LoadingPlace.tsx";
import { RouteGoods, RouteLines } from "./Routes.tsx";
import type { Route } from "./routes.ts";
import { SpacePlace } from "./SpacePlace.tsx";
import { useStretch } from "./useStretch.ts";
import { WallPlace } from "./WallPlace.tsx";
import "./harbor.css";
import "./fingers.css";

type HarborBoardProps = {
  readonly harbor: Harbor;
  readonly seat: Seat;
  readonly owner: string;
  /** Whether the harbor is a preview. */
  readonly preview?: boolean;
  /** The routes of the goods in the preview. */
  readonly routes?: readonly Route[] | undefined;
};

const { width, height, quay } = HARBOR_LAYOUT;

/** Places a box given in scene units over the scene, at any size on the page. */
function box(x: number, y: number, w: number, h: number): CSSProperties {
  return {
    left: `${(x / width) * 100}%`,
    top: `${(y / height) * 100}%`,
    width: `${(w / width) * 100}%`,
    height: `${(h / height) * 100}%`,
  };
}

/** Memoized, because most changes at a table leave this harbor alone. */
export const HarborBoard = memo(function HarborBoard(props: HarborBoardProps) {
  const { harbor, seat, owner, preview = false, routes } = props;
  const { t } = useBoardTexts();
  const place = useRef<HTMLElement>(null);
  const stretch = useStretch(place);
  return (
    <section
      ref={place}
      className="harbor"
      data-preview={preview}
      data-anchor={`harbor:${seat}`}
      aria-label={t("harbor.of", { name: owner })}
    >
      <div className="harbor-floor" style={{ transform: `scaleY(${stretch})` }}>
        <HarborScene />
      </div>
      {routes !== undefined && <RouteLines routes={routes} stretch={stretch} />}
      {LOADING_DOCKS.map((dock) => {
        const { x, width: w } = HARBOR_LAYOUT.column(dock);
        const { y, height: h } = HARBOR_LAYOUT.loadingDock;
        return (
          <div
            key={dock}
            className="harbor-place"
            data-place={`loading:${dock}`}
            data-field=""
            style={box(x, y, w, h)}
            {...asks({ about: "loading", seat, dock })}
          >
            <LoadingPlace harbor={harbor} seat={seat} dock={dock} />
          </div>
        );
      })}
      {SPACES.map((space) => {
        const { x, width: w } = HARBOR_LAYOUT.column(columnOf(space));
        const { y, height: h } = HARBOR_LAYOUT.row(rowOf(space));
        return (
          <div
            key={space}
            className="harbor-place"
            data-place={`space:${space}`}
            data-field=""
            style={box(x, y, w, h)}
            {...asks({ about: "space", seat, space })}
          >
            <SpacePlace harbor={harbor} seat={seat} space={space} />
          </div>
        );
      })}
      {DOCKS.map((dock) => {
        const { y, height: h } = HARBOR_LAYOUT.row(dock);
        return (
          <div
            key={dock}
            className="harbor-place"
            data-place={`dock:${dock}`}
            data-field=""
            style={box(12, y - 2, quay - 20, h - 16)}
            {...asks({ about: "dock", seat, dock })}
          >
            <DockPlace harbor={harbor} seat={seat} dock={dock} />
          </div>
        );
      })}
      {WALLS.map((wall) => {
        const { x, y, width: w, height: h } = HARBOR_LAYOUT.wall(wall);
        return (
          <div
            key={wall}
            className="harbor-place harbor-wall"
            data-place={`wall:${wall}`}
            data-field=""
            style={box(x, y - 16, w, h + 32)}
            {...asks({ about: "wall", seat, wall })}
          >
            <WallPlace harbor={harbor} seat={seat} wall={wall} />
          </div>
        );
      })}
      {routes !== undefined && <RouteGoods routes={routes} />}
    </section>
  );
});
