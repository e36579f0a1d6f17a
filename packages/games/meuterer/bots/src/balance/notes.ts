import type { Notebook } from "@harbor/bots";
import {
  activePlaces,
  type Event,
  type Good,
  type Lot,
  PARTS,
  type Part,
  type Place,
  placeAfter,
  type Role,
  type State,
} from "@harbor/meuterer";

/** A round, as far as the measures need it. */
export type RoundNotes = {
  readonly wage: number;
  readonly roles: readonly Role[];
  /** How many places the captain wanted to sail. */
  readonly steps: number;
  readonly mutiny?: { readonly succeeded: boolean; readonly wasTied: boolean };
  /** Cards laid by all seats. */
  readonly laid: number;
  /** The islands that were active. */
  readonly active: readonly string[];
  /** What each seat scored, and its role. */
  readonly seats: readonly { readonly points: number; readonly role?: Role }[];
  /** The most cards that a seat held when the round began. */
  readonly largestHand: number;
};

/** The cards that one seat sold at one island, and what they brought, the merchant's advantage aside. */
export type SaleNotes = { readonly good: Good; readonly cards: number; readonly points: number };

export type PirateNotes = {
  /** Whoever laid the card won the game. */
  readonly won: boolean;
  readonly effect: "passed" | "boarded" | "nothing";
};

/** Notes on a game for measuring the islands. Plain data, since threads send it to each other. */
export type GameNotes = {
  readonly rounds: readonly RoundNotes[];
  readonly captains: number;
  /** The island of each arrival. */
  readonly arrivals: readonly string[];
  /** Sales settled, by how many led. */
  readonly leaders: readonly number[];
  /** Points of all seats, by part. */
  readonly parts: Readonly<Record<Part, number>>;
  readonly scores: readonly number[];
  /** Whose the game was, counted clockwise from the first captain. */
  readonly winner: number;
  readonly wasTied: boolean;
  readonly decisions: number;
  readonly pirates: readonly PirateNotes[];
  readonly sales: readonly SaleNotes[];
};

type Draft = Omit<{ -readonly [Field in keyof RoundNotes]: RoundNotes[Field] }, "seats"> & {
  readonly seats: { points: number; role?: Role }[];
};

const blank = (): Draft => ({ wage: 0, roles: [], steps: 0, laid: 0, active: [], seats: [], largestHand: 0 });

export function openNotebook(): Notebook<GameNotes, State, Event> {
  const rounds: Draft[] = [];
  const arrivals: string[] = [];
  const leaders: number[] = [];
  const sales: SaleNotes[] = [];
  const pirates: { readonly seat: number; readonly effect: PirateNotes["effect"] }[] = [];
  /** Goods that wait for the price of their island. */
  let sold: { readonly seat: number; readonly anchorage: Lot | undefined; readonly wake: Lot | undefined }[] = [];
  let captains = 1;
  let decisions = -1;
  let ring: readonly string[] = [];
  let anchorage: Place = 0;
  let now = blank();

  function note(event: Event, state: State): void {
    switch (event.type) {
      case "game-begun":
        ring = event.ring;
        break;
      case "round-begun":
        now = blank();
        now.active = activePlaces(state).map((place) => ring[place] ?? "");
        now.seats.push(...state.players.map(() => ({ points: 0 })));
        now.largestHand = Math.max(...state.players.map(({ hand }) => hand.length));
        rounds.push(now);
        sold = [];
        break;
      case "wage-offered":
        now.wage = event.wage;
        break;
      case "laid":
        now.laid += 1;
        break;
      case "pirates-sailed":
        pirates.push({ seat: event.seat, effect: "nothing" });
        break;
      case "cargo-sunk":
        pirates.push({ seat: pirates.pop()?.seat ?? 0, effect: "passed" });
        break;
      case "boarded":
      case "left-alone":
        pirates.pop();
        pirates.push({ seat: event.seat, effect: "boarded" });
        break;
      case "course-laid":
        if (event.by === "captain") now.steps = placeAfter(event.place, -anchorage);
        break;
      case "roles-revealed":
        now.roles = event.taken.map(({ role }) => role);
        for (const { seat, role } of event.taken) {
          const noted = now.seats[seat];
          if (noted !== undefined) noted.role = role;
        }
        break;
      case "points-scored": {
        const noted = now.seats[event.seat];
        if (noted !== undefined) noted.points += event.points;
        break;
      }
      case "sold":
        sold.push({ seat: event.seat, anchorage: event.anchorage, wake: event.wake });
        break;
      case "mutiny-ended":
        now.mutiny = { succeeded: event.succeeded, wasTied: event.loyal === event.rebels };
        break;
      case "captain-deposed":
        captains += 1;
        break;
      case "island-settled":
        leaders.push(event.leaders.length);
        for (const { seat, ...lots } of sold) {
          const lot = event.place === anchorage ? lots.anchorage : lots.wake;
          if (lot !== undefined) sales.push({ ...lot, points: event.leaders.includes(seat) ? event.price : 0 });
        }
        break;
      case "sailed":
        anchorage = event.to;
        arrivals.push(ring[event.to] ?? "");
        break;
      default:
    }
  }

  return {
    watch({ state, facts }) {
      decisions += 1;
      for (const { open } of facts) note(open, state);
    },
    close({ state, scores }) {
      const seats = state.players.length;
      const sum = (part: Part) => state.players.reduce((total, { parts }) => total + parts[part], 0);
      const parts: Record<Part, number> = { voyage: 0, mutiny: 0, cabin: 0, mate: 0, wages: 0, sales: 0, merchant: 0 };
      for (const part of PARTS) parts[part] = sum(part);
      const [best, second] = scores;
      return {
        rounds,
        captains,
        arrivals,
        leaders,
        parts,
        scores: scores.map(({ score }) => score),
        winner: ((best?.seat ?? 0) - state.firstCaptain + seats) % seats,
        wasTied: best?.score === second?.score,
        decisions,
        pirates: pirates.map(({ seat, effect }) => ({ won: seat === best?.seat, effect })),
        sales,
      };
    },
  };
}
