import { isSlot, type SeenBid, type Slot } from "@harbor/bremerhaven";
import { InfluenceBack, InfluenceCard } from "@harbor/bremerhaven-pictures/cards";
import { PLAYER_SIGNS, playerColors } from "@harbor/bremerhaven-pictures/pieces";
import type { Seat } from "@harbor/kit";
import { useTranslation } from "react-i18next";
import { useSurroundings } from "../surroundings.ts";

type BidStackProps = { readonly bids: readonly SeenBid[]; readonly slot: Slot; readonly revealed: boolean };

/** The cards at a slot in the order they came, each with its owner's sign; face up for all once they are revealed. */
export function BidStack({ bids, slot, revealed }: BidStackProps) {
  const { t } = useTranslation("board");
  const { person } = useSurroundings();
  const here = bids.flatMap((bid, nth) => (bid.slot === slot ? [{ ...bid, nth }] : []));
  if (here.length === 0) return undefined;
  const label = here.map(({ seat, card }) =>
    t(card === undefined ? "bid.hidden" : "bid.shown", { name: person(seat).name, card }),
  );
  return (
    <div className="bids" role="img" aria-label={label.join(", ")}>
      {here.map(({ seat, card, nth }) => (
        <LaidCard key={nth} seat={seat} card={card} faceUp={revealed} />
      ))}
    </div>
  );
}

type LaidCardProps = { readonly seat: Seat; readonly card: SeenBid["card"]; readonly faceUp: boolean };

export function LaidCard({ seat, card, faceUp }: LaidCardProps) {
  const { color } = useSurroundings().person(seat);
  return (
    <span className="bid" data-face={faceUp}>
      {faceUp && card !== undefined ? (
        <InfluenceCard value={card} sign={PLAYER_SIGNS[color]} color={playerColors[color]} />
      ) : (
        <>
          <InfluenceBack seat={color} />
          {card !== undefined && <b className="bid-own">{card}</b>}
        </>
      )}
    </span>
  );
}

export function slotNamed(name: string): Slot | undefined {
  return isSlot(name) ? name : undefined;
}
