import {
  copies,
  countOf,
  type Event,
  type IslandSet,
  type Kind,
  type PARTS,
  type SeenPlayer,
  sorted,
  type View,
  without,
  withoutOne,
} from "@harbor/meuterer";
import type { Happened } from "@harbor/ui";

const NO_POINTS = { voyage: 0, mutiny: 0, cabin: 0, mate: 0, wages: 0, sales: 0, merchant: 0 } as const;

/**
 * The table after the first events of a history, told by nothing but these events: whoever watches the end of a round
 * sees it as it was then, however far the game has gone meanwhile. Nobody is asked in it.
 */
export function tableAfter(set: IslandSet, now: View, history: readonly Happened<Event>[], upTo: number): View {
  let view = atFirst(set, now);
  for (const { event } of history.slice(0, upTo)) view = afterEvent(view, event);
  return view;
}

function atFirst(set: IslandSet, { viewer, options, commitment, ring, firstCaptain, players }: View): View {
  const nest = ring.findIndex((id) => set.island(id).nest === true);
  return {
    viewer,
    options,
    commitment,
    step: "offer",
    waiting: [],
    round: 1,
    ring,
    anchorage: 0,
    ...(options.mode === "pirates" && { pirates: nest }),
    firstCaptain,
    captain: firstCaptain,
    turns: 0,
    courses: {},
    taken: [],
    center: 5,
    players: players.map((_, seat) => ({
      cards: 0,
      ...(seat === viewer && { hand: [] }),
      laid: [],
      passed: false,
      score: 0,
      parts: NO_POINTS,
    })),
    pile: set.cargo(options.mode).length,
    discards: [],
  };
}

function afterEvent(view: View, event: Event): View {
  switch (event.type) {
    case "game-begun":
      return { ...view, captain: event.captain };
    case "dealt":
      return gained({ ...view, pile: view.pile - event.cards }, event.seat, event.cards, event.kinds);
    case "round-begun": {
      const { round, captain } = event;
      return { ...cleared(view), step: "offer", round, captain, turns: 0, taken: [], center: 5 };
    }
    case "wage-offered":
      return { ...view, step: "lading", wage: event.wage };
    case "laid":
      return laid(view, event.seat, event.kind);
    case "pirates-sailed":
      return { ...view, pirates: event.to };
    case "cargo-sunk":
      return { ...bare(view), discards: [...view.discards, ...allLaid(view)] };
    case "boarded":
      return gained(bare(view), event.seat, event.kinds.length, event.kinds);
    case "left-alone":
      return view;
    case "passed":
      return changed({ ...view, turns: view.turns + 1 }, event.seat, { passed: true });
    case "course-laid":
      return { ...view, courses: { ...view.courses, [event.by]: event.place } };
    case "role-taken": {
      const { seat, role } = event;
      const taken = [...view.taken, { seat, ...(role !== undefined && { role }) }];
      return { ...view, taken, center: view.center - 1 };
    }
    case "roles-revealed":
      return { ...view, step: "reveal", taken: event.taken };
    case "mutiny-begun":
      return { ...view, step: "mutiny" };
    case "fought":
      return fought(view, event.seat, event.sabers);
    case "mutiny-ended":
      return { ...view, step: "voyage", courses: steered(view, event.succeeded ? "mutineer" : "captain") };
    case "points-scored": {
      const { seat, part, points } = event;
      const { parts, score } = playerOf(view, seat);
      return changed({ ...view, step: PAID_IN[part] }, seat, {
        score: score + points,
        parts: { ...parts, [part]: parts[part] + points },
      });
    }
    case "captain-deposed":
      return { ...view, captain: event.by };
    case "sold": {
      const { seat, anchorage, wake } = event;
      const sale = { ...(anchorage !== undefined && { anchorage }), ...(wake !== undefined && { wake }) };
      return changed({ ...view, step: "selling" }, seat, { sale });
    }
    case "island-settled":
      return { ...view, step: "prices" };
    case "sailed":
      return { ...view, step: "sailing", anchorage: event.to, wake: event.from };
    case "stayed": {
      const { wake: _, ...rest } = view;
      return { ...rest, step: "sailing" };
    }
    case "drawn": {
      const ready = cleared(view);
      return gained({ ...ready, step: "refill", pile: ready.pile - event.cards }, event.seat, event.cards, event.kinds);
    }
    case "reshuffled":
      return { ...cleared(view), pile: view.pile + event.cards, discards: [] };
    case "stowed":
      return stowed(view, event.seat, event.under, event.kinds);
    case "game-ended":
      return { ...view, step: "ending" };
    default:
      return event satisfies never;
  }
}

/** The step in which a part of the score is paid. */
const PAID_IN: Readonly<Record<(typeof PARTS)[number], View["step"]>> = {
  voyage: "voyage",
  mutiny: "voyage",
  cabin: "voyage",
  mate: "voyage",
  wages: "voyage",
  sales: "prices",
  merchant: "prices",
};

function playerOf({ players }: View, seat: number): SeenPlayer {
  const player = players[seat];
  if (player === undefined) throw new RangeError(`there is no seat ${seat}`);
  return player;
}

function changed(view: View, seat: number, change: Partial<SeenPlayer>): View {
  return { ...view, players: view.players.with(seat, { ...playerOf(view, seat), ...change }) };
}

function gained(view: View, seat: number, cards: number, kinds: readonly Kind[] | undefined): View {
  const player = playerOf(view, seat);
  const hand = player.hand === undefined ? {} : { hand: sorted([...player.hand, ...(kinds ?? [])]) };
  return changed(view, seat, { cards: player.cards + cards, ...hand });
}

function laid(view: View, seat: number, kind: Kind): View {
  const { cards, hand, laid: before } = playerOf(view, seat);
  const after = changed({ ...view, turns: view.turns + 1 }, seat, {
    cards: cards - 1,
    ...(hand !== undefined && { hand: withoutOne(hand, kind) }),
  });
  if (kind === "pirate") return { ...after, discards: [...after.discards, kind] };
  return changed(after, seat, { laid: [...before, kind] });
}

function fought(view: View, seat: number, sabers: number): View {
  const { cards, hand } = playerOf(view, seat);
  const left = hand === undefined ? undefined : (without(hand, copies("saber", sabers)) ?? hand);
  return changed(view, seat, { fought: sabers, cards: cards - sabers, ...(left !== undefined && { hand: left }) });
}

function steered({ courses }: View, by: "captain" | "mutineer"): View["courses"] {
  const place = courses[by];
  return place === undefined ? {} : { [by]: place };
}

const allLaid = ({ players }: View): readonly Kind[] => players.flatMap(({ laid: cards }) => cards);

function bare(view: View): View {
  return { ...view, players: view.players.map((player) => ({ ...player, laid: [] })) };
}

/** REF-1: nobody tells it, because it happens before the first card is drawn. */
function cleared(view: View): View {
  const gone = view.players.flatMap(({ laid: cards, fought: sabers = 0 }) => [...cards, ...copies("saber", sabers)]);
  const { wage: _, ...rest } = view;
  const players = view.players.map(
    ({ fought: __, sale: ___, ...player }): SeenPlayer => ({ ...player, laid: [], passed: false }),
  );
  return { ...rest, players, courses: {}, discards: [...view.discards, ...gone] };
}

function stowed(view: View, seat: number, under: number, kinds: readonly Kind[] | undefined): View {
  const { cards, hand } = playerOf(view, seat);
  const left = hand === undefined || kinds === undefined ? hand : (without(hand, kinds) ?? hand);
  return changed({ ...view, pile: view.pile + under }, seat, {
    cards: cards - under,
    ...(left !== undefined && { hand: left }),
  });
}

/** How many sabers a seat has laid and played. */
export function sabersOf({ laid: cards, fought: sabers = 0 }: SeenPlayer): number {
  return countOf(cards, "saber") + sabers;
}
