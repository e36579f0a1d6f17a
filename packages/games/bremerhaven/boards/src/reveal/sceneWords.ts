import type { Event } from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import { allOf, type Words } from "@harbor/ui";
import { useMemo } from "react";
import type { BoardContext } from "../boardContext.ts";
import { slotName, tell } from "../tell/tell.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import type { SlotBeat } from "./beats.ts";
import type { Scene } from "./scenes.ts";

/** The words that a scene is made of. */
export type SceneTongue = {
  line(event: Event): string | undefined;
  slot(beat: SlotBeat): string;
  bid(seat: Seat, cards: readonly number[]): string;
  title(title: "income" | "settlement" | "newspaper" | "next" | "last"): string;
};

type Told = Pick<Scene, "beat" | "opening" | "news" | "lines">;

/** A scene in sentences: the bids that are turned up, who wins and why, and what comes of it. */
export function sceneWords({ beat, opening, news, lines }: Told, tongue: SceneTongue): readonly string[] {
  const told = news.flatMap((event) => tongue.line(event) ?? []);
  if (beat.kind === "tidings") {
    // The stamp before a settlement says no more than the settlement.
    if (opening) return [];
    return lines === news.length ? [tongue.title(beat.title), ...told] : told;
  }
  return opening ? [...bidWords(beat, tongue), ...verdictOf(beat, tongue)] : told;
}

/** The same together with what has happened around it since the last scene, such as that a round has begun. */
export function wordsSince(scene: Told, since: readonly Event[], tongue: SceneTongue): readonly string[] {
  const { beat, opening, news } = scene;
  const fresh = since.filter((event) => !isVerdict(event, beat));
  // What an opening shows is about to happen.
  const start = opening ? -1 : fresh.findIndex((event) => news.includes(event));
  const before = start === -1 ? fresh : fresh.slice(0, start);
  const after = start === -1 ? [] : fresh.slice(start).filter((event) => !news.includes(event));
  const lines = (events: readonly Event[]) => events.flatMap((event) => tongue.line(event) ?? []);
  return [...lines(before), ...sceneWords(scene, tongue), ...lines(after)];
}

/** Who won a slot is told when its cards are turned up. */
function isVerdict(event: Event, beat: Scene["beat"]): boolean {
  if (beat.kind !== "slot" || beat.resumed) return false;
  if (event.type === "slot-won") return event.slot === beat.slot;
  return event.type === "power-used" && event.building === beat.brokenBy;
}

function bidWords(beat: SlotBeat, tongue: SceneTongue): readonly string[] {
  const seats = [...new Set(beat.bids.map(({ seat }) => seat))];
  const bids = seats.map((seat) =>
    tongue.bid(
      seat,
      beat.bids.filter((bid) => bid.seat === seat).map(({ card }) => card),
    ),
  );
  return [`${tongue.slot(beat)}.`, ...bids];
}

function verdictOf(beat: SlotBeat, tongue: SceneTongue): readonly string[] {
  const { slot, winner, total, tiedWith, offer, brokenBy } = beat;
  if (winner === undefined || slot === "parking") return [];
  const line = tongue.line({
    type: "slot-won",
    ...{ slot, total, tiedWith, seat: winner },
    ...(offer !== undefined && { offer }),
    ...(brokenBy !== undefined && { brokenBy }),
  });
  return line === undefined ? [] : [line];
}

type Spoken = Pick<BoardContext, "texts" | "language" | "person" | "own">;

export function useSceneTongue({ texts, language, person, own }: Spoken): SceneTongue {
  const { t: translate } = useBoardTexts();
  return useMemo(() => {
    const t: Words["t"] = (key, values) => translate(key, values ?? {});
    const words = { language, own, name: (seat: Seat) => person(seat).name, t };
    return {
      line: (event) => tell(event, texts, words),
      slot: ({ slot, offer }) => slotName(texts, offer === undefined ? { slot } : { slot, offer }, t),
      bid: (seat, cards) =>
        t(seat === own ? "aloud.yourBid" : "aloud.bid", {
          who: person(seat).name,
          cards: allOf(language, cards.map(String)),
        }),
      title: (title) => `${t(`reveal.${title}`)}.`,
    };
  }, [texts, language, person, own, translate]);
}
