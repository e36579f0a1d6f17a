import { berthSize, type DockNumber, dockAt, type Harbor } from "@harbor/bremerhaven";
import { GoodIcon, Star } from "@harbor/bremerhaven-pictures/pieces";
import { ShipPicture } from "@harbor/bremerhaven-pictures/ships";
import type { Seat } from "@harbor/kit";
import { useBoardContext } from "../boardContext.ts";
import { Hyphenated } from "../cards/Hyphenated.tsx";
import { Inspect } from "../cards/Inspect.tsx";
import { Markers } from "../cards/Markers.tsx";
import { starsOf } from "../cards/stars.ts";
import { useCurrentChoice } from "../choice/ChoiceContext.ts";
import { Piece } from "../choice/Piece.tsx";
import { Target } from "../choice/Target.tsx";
import { piece } from "../motion/piece.ts";
import { useBoardTexts } from "../useBoardTexts.ts";

type DockPlaceProps = { readonly harbor: Harbor; readonly seat: Seat; readonly dock: DockNumber };

/** A dock with its ship and the cargo on deck, a pile to unload goods from. */
export function DockPlace({ harbor, seat, dock }: DockPlaceProps) {
  const { t } = useBoardTexts();
  const { texts, cards } = useBoardContext();
  const choice = useCurrentChoice();
  const { berthed } = dockAt(harbor, dock);
  if (berthed === undefined) {
    return (
      <>
        <p className="dock-empty">{t("harbor.takes", { size: berthSize(cards, harbor, dock) })}</p>
        <Target spot={{ at: "dock", dock }} />
      </>
    );
  }
  const ship = cards.ship(berthed.ship);
  const name = texts.names.ships[ship.id] ?? ship.id;
  const canUnload = choice?.possible.legal.some((action) => action.type === "move" && action.from === `dock:${dock}`);
  const cargo = Array.from({ length: berthed.goods }, (_, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the goods aboard are all equal
    <span key={nth} className="good-one" {...piece(`good:${seat}:${berthed.cargo}`, { at: `dock:${dock}:${nth}` })}>
      <GoodIcon good={berthed.cargo} {...(!canUnload && { title: texts.goods[berthed.cargo].one })} />
    </span>
  ));
  return (
    <>
      <Inspect
        key={ship.id}
        card={{ deck: "ships", id: ship.id }}
        className="dock-ship"
        label={name}
        marks={piece(`ship:${ship.id}`, { at: "dock", drawn: true, enter: "sail", exit: "left" })}
      >
        <ShipPicture cargo={ship.cargo} stars={starsOf(ship.stars)} goods={ship.goods} />
      </Inspect>
      <div className="dock-head">
        <span className="plate-name">
          <Hyphenated name={name} />
        </span>
        <span className="plate-fact">
          {ship.stars}
          <Star />
        </span>
        <Markers left={berthed.markers} />
      </div>
      {/* An empty cargo area would cover the ship and block clicks on it. */}
      {cargo.length > 0 && (
        <div className="dock-cargo">
          {canUnload ? (
            <Piece
              id={`dock:${dock}`}
              className="good"
              held={{ kind: "good", good: berthed.cargo, from: `dock:${dock}` }}
              label={t("harbor.goodOn", { good: texts.goods[berthed.cargo].one, where: name })}
            >
              {cargo}
            </Piece>
          ) : (
            <span className="good">{cargo}</span>
          )}
        </div>
      )}
      <Target spot={{ at: "dock", dock }} />
    </>
  );
}
