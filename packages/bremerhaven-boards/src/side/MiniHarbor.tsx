import type { Harbor } from "@harbor/bremerhaven";
import { BuildingPicture } from "@harbor/bremerhaven-pictures/buildings";
import { GoodIcon } from "@harbor/bremerhaven-pictures/pieces";
import { ShipPicture } from "@harbor/bremerhaven-pictures/ships";
import { TruckPicture } from "@harbor/bremerhaven-pictures/trucks";
import { starsOf } from "../cards/stars.ts";
import { cards } from "../surroundings.ts";

/** A harbor at a glance: what lies in the docks, on the spaces and before the lorries. All decoration; the plate tells. */
export function MiniHarbor({ harbor }: { readonly harbor: Harbor }) {
  return (
    <span className="mini" aria-hidden="true">
      <span className="mini-docks">
        {harbor.docks.map(({ berthed }, dock) => {
          const ship = berthed === undefined ? undefined : cards.ship(berthed.ship);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dock is its number
            <span key={dock}>
              {ship !== undefined && <ShipPicture cargo={ship.cargo} stars={starsOf(ship.stars)} goods={ship.goods} />}
            </span>
          );
        })}
      </span>
      <span className="mini-land">
        {harbor.loading.map(({ laid }, dock) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a loading dock is its number
          <span key={`lorry ${dock}`} className="mini-lorry">
            {laid !== undefined && <TruckPicture wants={cards.contract(laid.contract).wants} />}
          </span>
        ))}
        {harbor.spaces.map(({ covered, building, goods }, space) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its number
          <span key={`space ${space}`} className="mini-space" data-covered={covered === true}>
            {building !== undefined && <BuildingPicture building={building} />}
            {building === undefined &&
              goods.map((good, nth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: goods of a kind are told apart by their place alone
                <GoodIcon key={`${good} ${nth}`} good={good} />
              ))}
          </span>
        ))}
      </span>
    </span>
  );
}
