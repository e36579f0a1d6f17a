import type { SeenBid, Slot } from "@harbor/bremerhaven";
import { InfluenceBack, InfluenceCard } from "@harbor/bremerhaven-pictures/cards";
import { PLAYER_SIGNS, playerColors } from "@harbor/bremerhaven-pictures/pieces";
import type { Seat } from "@harbor/kit";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { sentBids } from "../hand/sent.ts";
import { piece } from "../motion/piece.ts";
import { useSurroundings } from "../surroundings.ts";

type BidStackProps = {
  readonly bids: readonly SeenBid[];
  readonly slot: Slot;
  readonly revealed: boolean;
  readonly winner: Seat | undefined;
};

/** The cards at a slot in the order they came, each with its owner's sign; face up for all once they are revealed. */
export function BidStack({ bids, slot, revealed, winner }: BidStackProps) {
  const { t } = useTranslation("board");
  const { person, own, sent } = useSurroundings();
  const here = bids.flatMap((bid, nth) => (bid.slot === slot ? [{ ...bid, nth }] : []));
  if (here.length === 0) return undefined;
  const waiting = sentBids(sent).filter((bid) => bid.slot === slot);
  // Of one's own cards here the last ones are those under way.
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
  /** The how many-th bid of the round it is; absent for a card that only shows what was bid. */
  readonly nth?: number;
  readonly won?: boolean;
  /** It lies here only for whoever laid it, as long as that is not confirmed. */
  readonly sending?: boolean;
};

/** A card that its owner knows flies out of that hand, and back into it when all is done. */
export const LaidCard = memo(function LaidCard({
  seat,
  card,
  faceUp,
  nth,
  won = false,
  sending = false,
}: LaidCardProps) {
  const { person, own } = useSurroundings();
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
        <InfluenceCard value={card} sign={PLAYER_SIGNS[color]} color={playerColors[color]} />
      ) : (
        <>
          <InfluenceBack seat={color} />
          {card !== undefined && <b className="bid-own">{card}</b>}
        </>
      )}
    </span>
  );
});
