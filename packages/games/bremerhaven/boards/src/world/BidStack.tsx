import type { SeenBid, Slot } from "@harbor/bremerhaven";
import { InfluenceBack, InfluenceCard } from "@harbor/bremerhaven-pictures/cards";
import type { Seat } from "@harbor/kit";
import { memo } from "react";
import { useBoardContext } from "../boardContext.ts";
import { sentBids } from "../hand/sent.ts";
import { piece } from "../motion/piece.ts";
import { playerLook } from "../playerLook.ts";
import { useBoardTexts } from "../useBoardTexts.ts";

type BidStackProps = {
  readonly bids: readonly SeenBid[];
  readonly slot: Slot;
  readonly revealed: boolean;
  readonly winner: Seat | undefined;
};

/** The cards at a slot in the order laid, each with its owner's sign; face up once revealed. */
export function BidStack({ bids, slot, revealed, winner }: BidStackProps) {
  const { t } = useBoardTexts();
  const { person, own, sent } = useBoardContext();
  const here = bids.flatMap((bid, nth) => (bid.slot === slot ? [{ ...bid, nth }] : []));
  if (here.length === 0) return undefined;
  const waiting = sentBids(sent).filter((bid) => bid.slot === slot);
  // The viewer's latest cards here are the ones being sent.
  const onTheWay = new Set(
    waiting.flatMap(({ card }) => here.findLast((bid) => bid.seat === own && bid.card === card)),
  );
  const label = here.map((bid) => {
    const words = t(bid.card === undefined ? "bid.hidden" : "bid.shown", {
      name: person(bid.seat).name,
      card: bid.card,
    });
    return onTheWay.has(bid) ? `${words}, ${t("sent.mark")}` : words;
  });
  return (
    <div className="bids" role="img" aria-label={label.join(", ")}>
      {here.map((bid) => (
        <LaidCard
          key={bid.nth}
          seat={bid.seat}
          card={bid.card}
          faceUp={revealed}
          nth={bid.nth}
          won={bid.seat === winner}
          sending={onTheWay.has(bid)}
        />
      ))}
    </div>
  );
}

type LaidCardProps = {
  readonly seat: Seat;
  readonly card: SeenBid["card"];
  readonly faceUp: boolean;
  /** The card's position among the round's bids; absent for a card outside the boards. */
  readonly nth?: number;
  readonly won?: boolean;
  /** Not confirmed yet: only its owner sees it here. */
  readonly sending?: boolean;
};

/** A card flies out of its owner's hand, and back into it at the end of the round. */
export const LaidCard = memo(function LaidCard({
  seat,
  card,
  faceUp,
  nth,
  won = false,
  sending = false,
}: LaidCardProps) {
  const { person, own } = useBoardContext();
  const { color } = person(seat);
  const plate = `seat:${seat}`;
  const marks =
    nth === undefined
      ? {}
      : piece(seat === own && card !== undefined ? `mine:${card}` : `bid:${seat}`, {
          at: `bid:${nth}`,
          face: faceUp ? "up" : "down",
          from: plate,
          to: plate,
        });
  return (
    <span className="bid" data-won={won} data-sending={sending} {...marks}>
      {faceUp && card !== undefined ? (
        <InfluenceCard value={card} sign={playerLook(color).sign} color={playerLook(color).color} />
      ) : (
        <>
          <InfluenceBack seat={playerLook(color).seat} />
          {card !== undefined && <b className="bid-own">{card}</b>}
        </>
      )}
    </span>
  );
});
