import type { Notebook } from "@harbor/bots";
import { type Event, PARTS, type Part, type Place, placeAfter, type Role, type State } from "@harbor/meuterer";

/** A round, as far as the measures need it. */
export type RoundNotes = {
  readonly wage: number;
  readonly roles: readonly Role[];
  /** How many places the captain wanted to sail. */
  readonly steps: number;
  readonly mutiny?: { readonly succeeded: boolean; readonly wasTied: boolean };
  /** Cards laid by all seats. */
  readonly laid: number;
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
  readonly pirates: readonly ("passed" | "boarded" | "nothing")[];
};

type Draft = { -readonly [Field in keyof RoundNotes]: RoundNotes[Field] };

const blank = (): Draft => ({ wage: 0, roles: [], steps: 0, laid: 0 });

export function openNotebook(): Notebook<GameNotes, State, Event> {
  const rounds: Draft[] = [];
  const arrivals: string[] = [];
  const leaders: number[] = [];
  const pirates: ("passed" | "boarded" | "nothing")[] = [];
  let captains = 1;
  let decisions = -1;
  let ring: readonly string[] = [];
  let anchorage: Place = 0;
  let now = blank();

  function note(event: Event): void {
    switch (event.type) {
      case "game-begun":
        ring = event.ring;
        break;
      case "round-begun":
        now = blank();
        rounds.push(now);
        break;
      case "wage-offered":
        now.wage = event.wage;
        break;
      case "laid":
        now.laid += 1;
        break;
      case "pirates-sailed":
        pirates.push(event.to === anchorage ? "boarded" : "nothing");
        break;
      case "cargo-sunk":
        pirates.splice(-1, 1, "passed");
        break;
      case "course-laid":
        if (event.by === "captain") now.steps = placeAfter(event.place, -anchorage);
        break;
      case "roles-revealed":
        now.roles = event.taken.map(({ role }) => role);
        break;
      case "mutiny-ended":
        now.mutiny = { succeeded: event.succeeded, wasTied: event.loyal === event.rebels };
        break;
      case "captain-deposed":
        captains += 1;
        break;
      case "island-settled":
        leaders.push(event.leaders.length);
        break;
      case "sailed":
        anchorage = event.to;
        arrivals.push(ring[event.to] ?? "");
        break;
      default:
    }
  }

  return {
    watch({ facts }) {
      decisions += 1;
      for (const { open } of facts) note(open);
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
        pirates,
      };
    },
  };
}
