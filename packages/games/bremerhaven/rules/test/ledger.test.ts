import { playMatch, type Seat } from "@harbor/kit";
import { expect, test } from "vitest";
import { bremerhaven, CRATES_A_CONTAINER, type Event, type State } from "../src/index.ts";
import { randomPlan } from "./tables.ts";

const GAMES = 140;

type Sums = { readonly money: number; readonly goods: number; readonly prestige: number };
const NOTHING: Sums = { money: 0, goods: 0, prestige: 0 };

function sumsOf(state: State, seat: Seat): Sums {
  const player = state.players[seat];
  if (player === undefined) return NOTHING;
  const { docks, loading, spaces } = player.harbor;
  const onShips = docks.reduce((sum, { berthed }) => sum + (berthed?.goods ?? 0), 0);
  const onContracts = loading.reduce((sum, { laid }) => sum + (laid?.delivered.length ?? 0), 0);
  const onSpaces = spaces.reduce((sum, { goods }) => sum + goods.length, 0);
  return { money: player.money + player.bank, goods: onShips + onContracts + onSpaces, prestige: player.prestige };
}

/** The changes that an event reports to its seat's money, goods and prestige. */
function effectOf(event: Event): Partial<Sums> {
  switch (event.type) {
    case "parking-paid":
    case "income-paid":
    case "money-produced":
    case "money-gained":
    case "reward-paid":
      return { money: event.money };
    case "permit-bought":
    case "bollard-placed":
    case "cover-cleared":
    case "influence-raised":
      return { money: -event.money };
    case "charge-paid":
      return { money: -event.cash - event.bank };
    case "good-stocked":
    case "good-produced":
      return { goods: 1 };
    case "ship-berthed":
      return { goods: event.goods };
    case "ship-left":
      return { goods: -event.lost };
    case "crates-packed":
      return { money: -event.money, goods: 1 - CRATES_A_CONTAINER };
    case "container-unpacked":
      return { money: -event.money, goods: CRATES_A_CONTAINER - 1 };
    case "contract-settled":
      return { money: event.revenue, goods: -event.sold.length };
    case "cargo-lost":
      return { goods: -event.goods };
    case "good-given":
      return { goods: -1 };
    case "good-sold":
      return { money: event.money, goods: -1 };
    case "prestige-changed":
      return { prestige: event.to - event.from };
    default:
      return {};
  }
}

test("the events account for every change of money, goods and prestige", () => {
  for (let nth = 0; nth < GAMES; nth += 1) {
    let before: State | undefined;
    playMatch(bremerhaven, randomPlan("ledger", nth), ({ state, move, facts }) => {
      const events = facts.map(({ open }) => open);
      for (const seat of state.players.keys()) {
        if (before === undefined || events.some((event) => event.type === "step-undone")) continue;
        const expected = events.reduce<Sums>(
          (sums, event) => {
            const {
              money = 0,
              goods = 0,
              prestige = 0,
            } = "seat" in event && event.seat === seat ? effectOf(event) : NOTHING;
            return { money: sums.money + money, goods: sums.goods + goods, prestige: sums.prestige + prestige };
          },
          sumsOf(before, seat),
        );
        expect(sumsOf(state, seat), `game ${nth}: ${JSON.stringify(move)}`).toEqual(expected);
      }
      before = state;
    });
  }
});
