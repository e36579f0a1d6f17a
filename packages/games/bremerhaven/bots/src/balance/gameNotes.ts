import type { Notebook } from "@harbor/bots";
import { type Event, SLOTS, type Slot, type State } from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";

/** A player's opening: the kind of slot with most of its influence in the first round. */
export const OPENINGS = [
  "parking",
  "building",
  "permit",
  "influence",
  "prices",
  "ladder",
  "ships",
  "contracts",
] as const;
export type Opening = (typeof OPENINGS)[number];

export type PlayerNotes = {
  readonly score: number;
  readonly money: number;
  readonly prestige: number;
  readonly won: boolean;
  /** 0 for the starting Captain. */
  readonly startRank: number;
  readonly opening?: Opening;
  readonly built: readonly string[];
  /** Contracts won at the land board, and how many of them were complete when settled. */
  readonly contractsWon: number;
  readonly contractsComplete: number;
};

/** A ship or contract on the boards: for how many rounds, and how many of these without a bid. */
export type Showing = { readonly card: string; readonly rounds: number; readonly unbid: number };

/** Notes on a game for measuring the cards. Plain data, since threads send it to each other. */
export type GameNotes = {
  readonly players: readonly PlayerNotes[];
  readonly showings: readonly Showing[];
  readonly permits: { readonly used: number; readonly money: number };
};

export function openNotebook(): Notebook<GameNotes, State, Event> {
  const won = new Map<Seat, Set<string>>();
  const complete = new Map<Seat, number>();
  const openings = new Map<Seat, Opening>();
  const showings = new Map<string, { rounds: number; unbid: number }>();
  const permits = { used: 0, money: 0 };
  let board: Pick<State, "sea" | "land"> = { sea: [], land: [] };

  function note(event: Event): void {
    switch (event.type) {
      case "bids-revealed":
        for (const [slot, card] of cardsOn(board)) {
          const showing = showings.get(card) ?? { rounds: 0, unbid: 0 };
          const isBid = event.bids.some((bid) => bid.slot === slot);
          showings.set(card, { rounds: showing.rounds + 1, unbid: showing.unbid + (isBid ? 0 : 1) });
        }
        for (const seat of new Set(event.bids.map((bid) => bid.seat))) {
          if (!openings.has(seat)) openings.set(seat, openingOf(event.bids.filter((bid) => bid.seat === seat)));
        }
        break;
      case "permit-bought":
        permits.used += 1;
        permits.money += event.money;
        break;
      case "contract-laid":
      case "contract-refused":
        won.set(event.seat, (won.get(event.seat) ?? new Set()).add(event.contract));
        break;
      case "contract-settled":
        // The contract that a harbor starts with was drawn, not won.
        if (event.complete && won.get(event.seat)?.has(event.contract)) {
          complete.set(event.seat, (complete.get(event.seat) ?? 0) + 1);
        }
        break;
      default:
    }
  }

  return {
    watch({ state, facts }) {
      for (const { open } of facts) note(open);
      if (state.step === "bidding") board = state;
    },
    close({ state, scores }) {
      const players = state.players.map(({ money, bank, prestige, harbor }, seat): PlayerNotes => {
        const result = scores.find((one) => one.seat === seat);
        const opening = openings.get(seat);
        return {
          score: result?.score ?? 0,
          money: money + bank,
          prestige,
          won: result?.place === 1,
          startRank: state.startLadder.indexOf(seat),
          ...(opening !== undefined && { opening }),
          built: harbor.spaces.flatMap(({ building }) => building ?? []),
          contractsWon: won.get(seat)?.size ?? 0,
          contractsComplete: complete.get(seat) ?? 0,
        };
      });
      return { players, showings: [...showings].map(([card, counts]) => ({ card, ...counts })), permits };
    },
  };
}

function cardsOn({ sea, land }: Pick<State, "sea" | "land">): (readonly [Slot, string])[] {
  return SLOTS.flatMap((slot) => {
    const [board, place] = slot.split(":");
    const spots = board === "ship" ? sea : board === "contract" ? land : [];
    const card = spots[Number(place) - 1]?.card;
    return card === undefined ? [] : [[slot, card] as const];
  });
}

/** Of equal totals, the slot that comes first on the boards. */
function openingOf(bids: readonly { readonly slot: Slot; readonly card: number }[]): Opening {
  const total = (opening: Opening) =>
    bids.reduce((sum, { slot, card }) => sum + (kindOf(slot) === opening ? card : 0), 0);
  return OPENINGS.reduce((best, opening) => (total(opening) > total(best) ? opening : best));
}

function kindOf(slot: Slot): Opening {
  const [board] = slot.split(":");
  if (board === "ship") return "ships";
  if (board === "contract") return "contracts";
  return OPENINGS.find((opening) => opening === slot) ?? "parking";
}
