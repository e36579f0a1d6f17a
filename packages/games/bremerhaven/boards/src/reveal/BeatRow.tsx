import type { Bid, Event, Slot } from "@harbor/bremerhaven";
import { Coin, Star } from "@harbor/bremerhaven-pictures/pieces";
import { asks } from "../answers/question.ts";
import { useBoardContext } from "../boardContext.ts";
import { Hyphenated } from "../cards/Hyphenated.tsx";
import { Sign } from "../Sign.tsx";
import { useTeller } from "../tell/useTeller.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import { LaidCard } from "../world/BidStack.tsx";
import type { Beat, SlotBeat, TidingsBeat } from "./beats.ts";

type BeatRowProps = {
  readonly beat: Beat;
  /** The number of outcome events to show. */
  readonly lines: number;
};

/** One beat in words: the bids, the winner, the reason and the outcome. */
export function BeatRow({ beat, lines }: BeatRowProps) {
  const told = beat.outcome.slice(0, lines).map(({ event }) => event);
  return beat.kind === "slot" ? <SlotRow beat={beat} told={told} /> : <TidingsRow beat={beat} told={told} />;
}

type RowProps<Kind extends Beat> = { readonly beat: Kind; readonly told: readonly Event[] };

function SlotRow({ beat, told }: RowProps<SlotBeat>) {
  const { texts } = useBoardContext();
  const { slot, offer } = beat;
  const names = slot.startsWith("ship:") ? texts.names.ships : texts.names.contracts;
  // A resumed beat has already shown its bids.
  const bids = beat.resumed ? [] : beat.bids;
  const seats = [...new Set(bids.map(({ seat }) => seat))];
  return (
    <>
      <h3 className="reveal-slot">
        {offer === undefined ? texts.slots[slot] : <Hyphenated name={names[offer] ?? offer} />}
        {offer !== undefined && <small>{texts.slots[slot]}</small>}
      </h3>
      {seats.length > 0 && (
        <ul className="reveal-bids">
          {seats.map((seat) => (
            <Bidder
              key={seat}
              seat={seat}
              bids={bids.filter((bid) => bid.seat === seat)}
              won={seat === beat.winner}
              slot={beat.slot}
            />
          ))}
        </ul>
      )}
      <Outcome events={[...reasonOf(beat), ...told]} />
    </>
  );
}

type BidderProps = {
  readonly seat: number;
  readonly bids: readonly Bid[];
  readonly won: boolean;
  readonly slot: Slot;
};

function Bidder({ seat, bids, won, slot }: BidderProps) {
  const { person } = useBoardContext();
  const { t } = useBoardTexts();
  const total = bids.reduce((sum, { card }) => sum + card, 0);
  return (
    <li className="bidder" data-won={won}>
      <span className="bidder-cards">
        {bids.map(({ card }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of a hand may be equal
          <span key={`${card} ${nth}`} {...asks({ about: "card", card })}>
            <LaidCard seat={seat} card={card} faceUp />
          </span>
        ))}
      </span>
      <span className="bidder-sign" {...asks({ about: "sign", seat })}>
        <Sign color={person(seat).color} title={person(seat).name} />
      </span>
      {slot !== "parking" && (
        <b className="bidder-total" {...asks({ about: "total" })}>
          {total}
        </b>
      )}
      {won && <span className="bidder-won">{t("reveal.won")}</span>}
    </li>
  );
}

/** Explains a tie or a slot without bids; the row itself shows a plain win. */
function reasonOf({ bids, winner, total, tiedWith, slot, brokenBy, resumed }: SlotBeat): readonly Event[] {
  if (resumed) return [];
  if (bids.length === 0 && isBidFor(slot)) return [{ type: "slot-unbid", slot }];
  if (winner === undefined || tiedWith.length === 0) return [];
  return [{ type: "slot-won", slot, seat: winner, total, tiedWith, ...(brokenBy !== undefined && { brokenBy }) }];
}

/** Slots that have an outcome even without bids. */
function isBidFor(slot: Slot): slot is "building" | "prices" {
  return slot === "building" || slot === "prices";
}

function TidingsRow({ beat, told }: RowProps<TidingsBeat>) {
  const { t } = useBoardTexts();
  return (
    <>
      <h3 className="reveal-slot">{t(`reveal.${beat.title}`)}</h3>
      <Outcome events={told} />
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
          // biome-ignore lint/suspicious/noArrayIndexKey: an event has no identity but its position
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
