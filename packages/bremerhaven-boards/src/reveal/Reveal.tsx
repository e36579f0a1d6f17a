import type { Bid, Event } from "@harbor/bremerhaven";
import { Coin, Star } from "@harbor/bremerhaven-pictures/pieces";
import { Modal } from "@harbor/face";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Sign } from "../Sign.tsx";
import { useSurroundings } from "../surroundings.ts";
import { useTeller } from "../tell/useTeller.ts";
import { LaidCard } from "../world/BidStack.tsx";
import type { Beat, SlotBeat, TidingsBeat } from "./beats.ts";
import "./reveal.css";

type RevealProps = {
  readonly beats: readonly Beat[];
  readonly pace: number;
  close(): void;
};

const BEAT = 1150;
const LAST_BEAT = 2600;

/**
 * Tells what happened, one slot after the other, in the order of resolution. A tap or any key shows the rest at once,
 * another goes on with the game; left alone it goes on by itself.
 */
export function Reveal({ beats, pace, close }: RevealProps) {
  const { t } = useTranslation("board");
  const [shown, setShown] = useState(1);
  const [kept, setKept] = useState(false);
  const last = useRef<HTMLLIElement>(null);
  const all = shown >= beats.length;

  useEffect(() => {
    if (kept && all) return;
    const timer = setTimeout(() => (all ? close() : setShown((now) => now + 1)), (all ? LAST_BEAT : BEAT) * pace);
    return () => clearTimeout(timer);
  }, [all, kept, pace, close]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line is brought into sight
  useEffect(() => {
    last.current?.scrollIntoView({ block: "nearest" });
  }, [shown]);

  function goOn(): void {
    if (all) close();
    else {
      setShown(beats.length);
      setKept(true);
    }
  }

  return (
    <Modal
      title={beats.some(({ kind }) => kind === "slot") ? t("reveal.bids") : t("reveal.tidings")}
      className="dialog reveal"
      close={goOn}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ol className="reveal-list" tabIndex={0} aria-live="polite" onPointerDown={() => setKept(true)}>
        {beats.slice(0, shown).map((beat, index) => (
          <li key={beat.first} className="reveal-row" ref={index === shown - 1 ? last : undefined}>
            {beat.kind === "slot" ? <SlotRow beat={beat} /> : <TidingsRow beat={beat} />}
          </li>
        ))}
      </ol>
      <div className="row reveal-foot">
        <button type="button" className="button main" onClick={goOn}>
          {all ? t("reveal.goOn") : t("reveal.skip")}
        </button>
      </div>
    </Modal>
  );
}

function SlotRow({ beat }: { readonly beat: SlotBeat }) {
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
      <Outcome events={outcomeOf(beat)} />
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
function outcomeOf(beat: SlotBeat): readonly Event[] {
  const { winner, total, tiedWith, slot } = beat;
  const tie: readonly Event[] =
    winner !== undefined && tiedWith.length > 0 ? [{ type: "slot-won", slot, seat: winner, total, tiedWith }] : [];
  return [...tie, ...beat.outcome];
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
