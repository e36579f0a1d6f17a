import type { Bid, Event } from "@harbor/bremerhaven";
import { Coin, Star } from "@harbor/bremerhaven-pictures/pieces";
import { useTranslation } from "react-i18next";
import { Sign } from "../Sign.tsx";
import { useSurroundings } from "../surroundings.ts";
import { useTeller } from "../tell/useTeller.ts";
import { LaidCard } from "../world/BidStack.tsx";
import type { Beat, SlotBeat, TidingsBeat } from "./beats.ts";

type BeatRowProps = {
  readonly beat: Beat;
  /** What came of it is not told yet. */
  readonly opening: boolean;
};

/** One beat in words: who bid what, who won and why, and what came of it. */
export function BeatRow({ beat, opening }: BeatRowProps) {
  return beat.kind === "slot" ? <SlotRow beat={beat} opening={opening} /> : <TidingsRow beat={beat} />;
}

function SlotRow({ beat, opening }: { readonly beat: SlotBeat; readonly opening: boolean }) {
  const { texts } = useSurroundings();
  const seats = [...new Set(beat.bids.map(({ seat }) => seat))];
  return (
    <>
      <h3 className="reveal-slot">{texts.slots[beat.slot]}</h3>
      <ul className="reveal-bids">
        {seats.map((seat) => (
          <Bidder
            key={seat}
            seat={seat}
            bids={beat.bids.filter((bid) => bid.seat === seat)}
            won={seat === beat.winner}
            parking={beat.slot === "parking"}
          />
        ))}
      </ul>
      <Outcome events={[...tieOf(beat), ...(opening ? [] : beat.outcome)]} />
    </>
  );
}

type BidderProps = {
  readonly seat: number;
  readonly bids: readonly Bid[];
  readonly won: boolean;
  readonly parking: boolean;
};

function Bidder({ seat, bids, won, parking }: BidderProps) {
  const { person } = useSurroundings();
  const { t } = useTranslation("board");
  const total = bids.reduce((sum, { card }) => sum + card, 0);
  return (
    <li className="bidder" data-won={won}>
      <span className="bidder-cards">
        {bids.map(({ card }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of a hand may be alike
          <LaidCard key={`${card} ${nth}`} seat={seat} card={card} faceUp />
        ))}
      </span>
      <Sign color={person(seat).color} title={person(seat).name} />
      {!parking && <b className="bidder-total">{total}</b>}
      {won && <span className="bidder-won">{t("reveal.won")}</span>}
    </li>
  );
}

/** A tie needs telling; that somebody won is told by the row itself. */
function tieOf({ winner, total, tiedWith, slot }: SlotBeat): readonly Event[] {
  if (winner === undefined || tiedWith.length === 0) return [];
  return [{ type: "slot-won", slot, seat: winner, total, tiedWith }];
}

function TidingsRow({ beat }: { readonly beat: TidingsBeat }) {
  const { t } = useTranslation("board");
  return (
    <>
      <h3 className="reveal-slot">{t(`reveal.${beat.title}`)}</h3>
      <Outcome events={beat.outcome} />
    </>
  );
}

function Outcome({ events }: { readonly events: readonly Event[] }) {
  const teller = useTeller();
  return (
    <ul className="reveal-outcome">
      {events.flatMap((event, nth) => {
        const line = teller(event);
        if (line === undefined) return [];
        return [
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened has no other name than its place
          <li key={nth}>
            <Mark event={event} />
            {line}
          </li>,
        ];
      })}
    </ul>
  );
}

function Mark({ event }: { readonly event: Event }) {
  if (event.type === "prestige-changed") return <Star />;
  if ("money" in event && event.money > 0) return <Coin />;
  if (event.type === "contract-settled" && event.revenue > 0) return <Coin />;
  return <span className="reveal-dot" aria-hidden="true" />;
}
