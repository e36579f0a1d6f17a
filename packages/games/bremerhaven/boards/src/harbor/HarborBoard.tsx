import { DOCKS, type Harbor, LOADING_DOCKS, SPACES, WALLS } from "@harbor/bremerhaven";
import { HARBOR_LAYOUT, HarborScene } from "@harbor/bremerhaven-pictures/scenes";
import type { Seat } from "@harbor/kit";
import { type CSSProperties, memo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { DockPlace } from "./DockPlace.tsx";
import { LoadingPlace } from "./LoadingPlace.tsx";
import { RouteGoods, RouteLines } from "./Routes.tsx";
import type { Route } from "./routes.ts";
import { SpacePlace } from "./SpacePlace.tsx";
import { useStretch } from "./useStretch.ts";
import { WallPlace } from "./WallPlace.tsx";
import "./harbor.css";

type HarborBoardProps = {
  readonly harbor: Harbor;
  readonly seat: Seat;
  readonly owner: string;
  /** Shows what would be, not what is. */
  readonly preview?: boolean;
  /** Which good goes where by what is shown. */
  readonly routes?: readonly Route[] | undefined;
};

const { width, height, quay } = HARBOR_LAYOUT;

/** Places a box of the scene's own units over the scene, whatever its size on the page. */
function box(x: number, y: number, w: number, h: number): CSSProperties {
  return {
    left: `${(x / width) * 100}%`,
    top: `${(y / height) * 100}%`,
    width: `${(w / width) * 100}%`,
    height: `${(h / height) * 100}%`,
  };
}

const COLUMN = { 1: 1, 2: 2, 3: 3, 4: 4 } as const;
const columns = [1, 2, 3, 4] as const;
const rows = [1, 2, 3] as const;

/** Not drawn again as long as the harbor is the same: most of what happens at a table happens elsewhere. */
export const HarborBoard = memo(function HarborBoard(props: HarborBoardProps) {
  const { harbor, seat, owner, preview = false, routes } = props;
  const { t } = useTranslation("board");
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
        const { x, width: w } = HARBOR_LAYOUT.column(COLUMN[dock]);
        const { y, height: h } = HARBOR_LAYOUT.loadingDock;
        return (
          <div key={dock} className="harbor-place" data-field="" style={box(x, y, w, h)}>
            <LoadingPlace harbor={harbor} seat={seat} dock={dock} />
          </div>
        );
      })}
      {SPACES.map((space) => {
        const column = columns[(space - 1) % columns.length] ?? 1;
        const row = rows[Math.floor((space - 1) / columns.length)] ?? 1;
        const { x, width: w } = HARBOR_LAYOUT.column(column);
        const { y, height: h } = HARBOR_LAYOUT.row(row);
        return (
          <div key={space} className="harbor-place" data-field="" style={box(x, y, w, h)}>
            <SpacePlace harbor={harbor} seat={seat} space={space} />
          </div>
        );
      })}
      {DOCKS.map((dock) => {
        const { y, height: h } = HARBOR_LAYOUT.row(dock);
        return (
          <div key={dock} className="harbor-place" data-field="" style={box(12, y - 2, quay - 20, h - 16)}>
            <DockPlace harbor={harbor} seat={seat} dock={dock} />
          </div>
        );
      })}
      {WALLS.map((wall) => {
        const { x, y, width: w, height: h } = HARBOR_LAYOUT.wall(wall);
        return (
          <div key={wall} className="harbor-place harbor-wall" data-field="" style={box(x, y - 16, w, h + 32)}>
            <WallPlace harbor={harbor} seat={seat} wall={wall} />
          </div>
        );
      })}
      {routes !== undefined && <RouteGoods routes={routes} />}
    </section>
  );
});
