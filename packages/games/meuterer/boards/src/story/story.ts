import type { Event, Lot, Part, Place, Role, View } from "@harbor/meuterer";
import type { Happened } from "@harbor/ui";

export type Settled = Extract<Event, { readonly type: "island-settled" }>;

/** The end of a round, from the reveal on, as far as it has come. */
export type Story = {
  /** The number of the reveal in the history. */
  readonly n: number;
  readonly round: number;
  readonly taken: readonly { readonly seat: number; readonly role: Role }[];
  readonly mutiny?: {
    readonly loyal: number;
    readonly rebels: number;
    readonly fought: readonly { readonly seat: number; readonly sabers: number }[];
    readonly succeeded?: boolean;
  };
  readonly newCaptain?: number;
  readonly deposed?: number;
  /** What was scored for the voyage; the sales are told with their islands. */
  readonly voyage: readonly {
    readonly seat: number;
    readonly part: Part;
    readonly points: number;
    readonly place?: Place | undefined;
  }[];
  readonly sold: readonly { readonly seat: number; readonly anchorage?: Lot; readonly wake?: Lot }[];
  readonly islands: readonly (Settled & { readonly merchant?: { readonly seat: number; readonly points: number } })[];
  readonly ship?: { readonly sailed: boolean; readonly place: Place; readonly from?: Place };
};

/** The last round that was revealed; undefined before the first reveal. */
export function storyOf(history: readonly Happened<Event>[]): Story | undefined {
  const at = history.findLastIndex(({ event }) => event.type === "roles-revealed");
  if (at === -1) return undefined;
  const begun = history.slice(0, at).findLast(({ event }) => event.type === "round-begun")?.event;
  const round = begun?.type === "round-begun" ? begun.round : 1;
  const none: Story = { n: at, round, taken: [], voyage: [], sold: [], islands: [] };
  return history.slice(at).reduce((story, { event }) => withEvent(story, event), none);
}

function withEvent(story: Story, event: Event): Story {
  switch (event.type) {
    case "roles-revealed":
      return { ...story, taken: event.taken };
    case "mutiny-begun":
      return { ...story, mutiny: { loyal: event.loyal, rebels: event.rebels, fought: [] } };
    case "fought": {
      const { mutiny } = story;
      if (mutiny === undefined) return story;
      return { ...story, mutiny: { ...mutiny, fought: [...mutiny.fought, event] } };
    }
    case "mutiny-ended": {
      const { loyal, rebels, succeeded } = event;
      return { ...story, mutiny: { fought: story.mutiny?.fought ?? [], loyal, rebels, succeeded } };
    }
    case "captain-deposed":
      return { ...story, newCaptain: event.by, deposed: event.seat };
    case "sold":
      return { ...story, sold: [...story.sold, event] };
    case "island-settled":
      return { ...story, islands: [...story.islands, event] };
    case "points-scored":
      return withPoints(story, event);
    case "sailed":
      return { ...story, ship: { sailed: true, place: event.to, from: event.from } };
    case "stayed":
      return { ...story, ship: { sailed: false, place: event.at } };
    default:
      return story;
  }
}

/** The merchant's advantage belongs to its island, everything else but sales to the voyage. */
function withPoints(story: Story, event: Extract<Event, { readonly type: "points-scored" }>): Story {
  const { seat, part, points, place } = event;
  if (part === "sales") return story;
  if (part !== "merchant") return { ...story, voyage: [...story.voyage, event] };
  const islands = story.islands.map((one) => (one.place === place ? { ...one, merchant: { seat, points } } : one));
  return { ...story, islands };
}

/** A story stays until everybody has had a turn in the next round. */
export function isFresh(story: Story, view: View): boolean {
  return story.round === view.round || view.turns <= view.players.length;
}
