import {
  DOCKS,
  dockAt,
  type Harbor,
  LOADING_DOCKS,
  loadingDockAt,
  SPACES,
  type SpaceNumber,
  spaceAt,
} from "@harbor/bremerhaven";
import { BuildingPicture } from "@harbor/bremerhaven-pictures/buildings";
import { GoodIcon } from "@harbor/bremerhaven-pictures/pieces";
import { ShipPicture } from "@harbor/bremerhaven-pictures/ships";
import { TruckPicture } from "@harbor/bremerhaven-pictures/trucks";
import type { Seat } from "@harbor/kit";
import { memo } from "react";
import { asks } from "../answers/question.ts";
import { useBoardContext } from "../boardContext.ts";
import { starsOf } from "../cards/stars.ts";
import { piece } from "../motion/piece.ts";

/** A harbor at a glance: docks, spaces and trucks. Screen readers skip it. */
export const MiniHarbor = memo(function MiniHarbor({ harbor, seat }: { readonly harbor: Harbor; readonly seat: Seat }) {
  const { cards } = useBoardContext();
  return (
    <span className="mini" aria-hidden="true" data-anchor={`harbor:${seat}`}>
      <span className="mini-docks">
        {DOCKS.map((dock) => {
          const { berthed } = dockAt(harbor, dock);
          const ship = berthed === undefined ? undefined : cards.ship(berthed.ship);
          return (
            <span
              key={ship?.id ?? dock}
              data-field=""
              {...asks({ about: "dock", seat, dock })}
              {...(ship && piece(`ship:${ship.id}`, { at: "dock", drawn: true, enter: "sail", exit: "left" }))}
            >
              {ship !== undefined && <ShipPicture cargo={ship.cargo} stars={starsOf(ship.stars)} goods={ship.goods} />}
            </span>
          );
        })}
      </span>
      <span className="mini-land">
        {LOADING_DOCKS.map((dock) => {
          const { laid } = loadingDockAt(harbor, dock);
          return (
            <span
              key={`lorry ${laid?.contract ?? dock}`}
              className="mini-lorry"
              data-field=""
              {...asks({ about: "loading", seat, dock })}
              {...(laid &&
                piece(`contract:${laid.contract}`, { at: "loading", drawn: true, enter: "drive", exit: "right" }))}
            >
              {laid !== undefined && <TruckPicture wants={cards.contract(laid.contract).wants} />}
            </span>
          );
        })}
        {SPACES.map((space) => (
          <MiniSpace key={`space ${space}`} harbor={harbor} seat={seat} space={space} />
        ))}
      </span>
    </span>
  );
});

type MiniSpaceProps = { readonly harbor: Harbor; readonly seat: Seat; readonly space: SpaceNumber };

function MiniSpace({ harbor, seat, space }: MiniSpaceProps) {
  const { covered, building, goods } = spaceAt(harbor, space);
  return (
    <span
      className="mini-space"
      data-field=""
      data-covered={covered === true}
      {...asks({ about: "space", seat, space })}
    >
      {building !== undefined && (
        <span className="mini-good" {...piece(`building:${building}`, { at: "space" })}>
          <BuildingPicture building={building} />
        </span>
      )}
      {building === undefined &&
        goods.map((good, nth) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: goods of a kind differ only by position
            key={`${good} ${nth}`}
            className="mini-good"
            {...piece(`good:${seat}:${good}`, { at: `space:${space}:${nth}` })}
          >
            <GoodIcon good={good} />
          </span>
        ))}
    </span>
  );
}
