import type { Contract } from "../../schema.ts";
import { contract } from "../records.ts";
import { ALL, FROM_LONG_3, LONG_AT_2, LONG_AT_4, LONG_FROM_3 } from "../uses.ts";

/** The contracts of the fourth set. Never change this. */
export const CONTRACTS_4: readonly Contract[] = [
  contract("bakery", 1, ALL, ["container", "passenger"], {
    time: 3,
    penalty: { money: 0 },
    reward: { money: 3, prestige: 0 },
  }),
  contract("clockmaker", 1, ALL, ["container", "crate"], {
    time: 3,
    penalty: { money: 0 },
    reward: { money: 3, prestige: 0 },
  }),
  contract("tavern", 1, ALL, ["barrel", "barrel"], {
    time: 4,
    penalty: { money: 1 },
    reward: { money: 2, prestige: 0 },
  }),
  contract("toy-shop", 1, ALL, ["crate", "passenger"], {
    time: 3,
    penalty: { money: 1 },
    reward: { money: 3, prestige: 0 },
  }),
  contract("pharmacy", 1, ALL, ["barrel", "passenger"], {
    time: 3,
    penalty: { money: 0 },
    reward: { money: 3, prestige: 0 },
  }),
  contract("barber", 1, ALL, ["crate"], {
    time: 3,
    penalty: { money: 1 },
    reward: { money: 4, prestige: 0 },
  }),
  contract("fishmonger", 1, LONG_AT_2, ["barrel", "crate"], {
    time: 2,
    penalty: { money: 1 },
    reward: { money: 3, prestige: 0 },
  }),
  contract("sailmaker", 1, LONG_AT_2, ["barrel", "container"], {
    time: 3,
    penalty: { money: 1 },
    reward: { money: 3, prestige: 0 },
  }),
  contract("candle-maker", 1, FROM_LONG_3, ["barrel", "wild"], {
    time: 2,
    penalty: { money: 2 },
    reward: { money: 3, prestige: 0 },
  }),
  contract("florist", 1, LONG_FROM_3, ["barrel", "container", "container"], {
    time: 3,
    penalty: { money: 1 },
    reward: { money: 3, prestige: 0 },
  }),
  contract("cobbler", 1, LONG_FROM_3, ["container", "container", "crate"], {
    time: 3,
    penalty: { money: 1 },
    reward: { money: 2, prestige: 0 },
  }),
  contract("tailor", 1, LONG_AT_4, ["container"], {
    time: 1,
    penalty: { money: 0 },
    reward: { money: 4, prestige: 0 },
  }),
  contract("schoolhouse", 1, LONG_AT_4, ["passenger", "passenger"], {
    time: 2,
    penalty: { money: 1 },
    reward: { money: 2, prestige: 0 },
  }),
  contract("post-office", 1, LONG_AT_4, ["crate", "passenger", "passenger"], {
    time: 3,
    penalty: { money: 1 },
    reward: { money: 2, prestige: 0 },
  }),
  contract("savings-club", 2, ALL, ["passenger", "passenger"], {
    time: 5,
    penalty: { money: 2 },
    reward: { money: 0, prestige: 0 },
  }),
  contract("glassworks", 2, ALL, ["crate"], {
    time: 4,
    penalty: { money: 1 },
    reward: { money: 2, prestige: 0 },
  }),
  contract("ropewalk", 2, ALL, ["container", "crate"], {
    time: 4,
    penalty: { money: 2 },
    reward: { money: 0, prestige: 0 },
  }),
  contract("tannery", 2, ALL, ["barrel", "container"], {
    time: 5,
    penalty: { money: 0 },
    reward: { money: 0, prestige: 0 },
  }),
  contract("bicycle-works", 2, ALL, ["container", "passenger"], {
    time: 5,
    penalty: { money: 3 },
    reward: { money: 1, prestige: 0 },
  }),
  contract("tea-house", 2, LONG_AT_2, ["barrel", "container", "container"], {
    time: 4,
    penalty: { prestige: 1 },
    reward: { money: 3, prestige: 0 },
  }),
  contract("soap-works", 2, LONG_AT_2, ["barrel", "barrel", "passenger"], {
    time: 3,
    penalty: { money: 2 },
    reward: { money: 3, prestige: 0 },
  }),
  contract("sawmill", 2, FROM_LONG_3, ["barrel", "container", "crate"], {
    time: 4,
    penalty: { prestige: 1 },
    reward: { money: 1, prestige: 0 },
  }),
  contract("spa-hotel", 2, FROM_LONG_3, ["passenger", "wild"], {
    time: 4,
    penalty: { money: 4 },
    reward: { money: 3, prestige: 0 },
  }),
  contract("printing-house", 2, LONG_FROM_3, ["container", "container", "passenger"], {
    time: 3,
    penalty: { money: 4 },
    reward: { money: 1, prestige: 1 },
  }),
  contract("brewery", 2, LONG_AT_4, ["barrel", "crate", "passenger"], {
    time: 3,
    penalty: { money: 2 },
    reward: { money: 4, prestige: 0 },
  }),
  contract("chocolate-works", 2, LONG_AT_4, ["barrel", "barrel", "container"], {
    time: 3,
    penalty: { prestige: 1 },
    reward: { money: 4, prestige: 0 },
  }),
  contract("market-hall", 2, LONG_AT_4, ["crate", "wild"], {
    time: 4,
    penalty: { money: 3 },
    reward: { money: 3, prestige: 0 },
  }),
  contract("smokehouse", 2, LONG_AT_4, ["barrel", "crate", "crate", "crate"], {
    time: 3,
    penalty: { money: 3 },
    reward: { money: 4, prestige: 1 },
  }),
  contract("cold-store", 3, ALL, ["barrel", "barrel"], {
    time: 5,
    penalty: { money: 1 },
    reward: { money: 0, prestige: 0 },
  }),
  contract("zoo", 3, ALL, ["barrel", "passenger"], {
    time: 5,
    penalty: { money: 1 },
    reward: { money: 1, prestige: 0 },
  }),
  contract("observatory", 3, ALL, ["container", "wild"], {
    time: 5,
    penalty: { money: 3 },
    reward: { money: 0, prestige: 0 },
  }),
  contract("fair-company", 3, ALL, ["barrel", "container"], {
    time: 5,
    penalty: { money: 1 },
    reward: { money: 1, prestige: 0 },
  }),
  contract("coffee-roastery", 3, ALL, ["crate", "crate"], {
    time: 5,
    penalty: { money: 2 },
    reward: { money: 0, prestige: 0 },
  }),
  contract("lifeboat-society", 3, ALL, ["crate", "passenger"], {
    time: 5,
    penalty: { money: 2 },
    reward: { money: 0, prestige: 0 },
  }),
  contract("railway-company", 3, LONG_AT_2, ["barrel", "barrel", "passenger", "passenger"], {
    time: 5,
    penalty: { prestige: 1 },
    reward: { money: 2, prestige: 1 },
  }),
  contract("power-station", 3, LONG_AT_2, ["crate", "crate", "crate", "passenger"], {
    time: 4,
    penalty: { prestige: 1 },
    reward: { money: 2, prestige: 1 },
  }),
  contract("circus", 3, FROM_LONG_3, ["crate", "passenger", "passenger"], {
    time: 4,
    penalty: { money: 3 },
    reward: { money: 0, prestige: 1 },
  }),
  contract("shipyard", 3, LONG_FROM_3, ["barrel", "container", "passenger", "passenger"], {
    time: 4,
    penalty: { money: 4 },
    reward: { money: 2, prestige: 1 },
  }),
  contract("cotton-mill", 3, LONG_FROM_3, ["container", "container", "crate", "crate"], {
    time: 4,
    penalty: { prestige: 1 },
    reward: { money: 2, prestige: 1 },
  }),
  contract("opera-house", 3, LONG_AT_4, ["container", "container", "crate"], {
    time: 4,
    penalty: { money: 4 },
    reward: { money: 1, prestige: 1 },
  }),
  contract("paper-mill", 3, LONG_AT_4, ["barrel", "container", "crate"], {
    time: 4,
    penalty: { money: 3 },
    reward: { money: 3, prestige: 0 },
  }),
  contract("grand-hotel", 3, LONG_AT_4, ["container", "container", "passenger"], {
    time: 4,
    penalty: { money: 3 },
    reward: { money: 1, prestige: 1 },
  }),
  contract("polar-expedition", 4, ALL, ["passenger", "wild"], {
    time: 5,
    penalty: { money: 4 },
    reward: { money: 0, prestige: 0 },
  }),
  contract("film-company", 4, ALL, ["crate", "passenger"], {
    time: 5,
    penalty: { money: 3 },
    reward: { money: 0, prestige: 0 },
  }),
  contract("arctic-whalers", 4, ALL, ["barrel", "passenger"], {
    time: 5,
    penalty: { money: 3 },
    reward: { money: 0, prestige: 0 },
  }),
  contract("state-theatre", 4, ALL, ["container", "container"], {
    time: 5,
    penalty: { money: 4 },
    reward: { money: 0, prestige: 0 },
  }),
  contract("canal-builders", 4, ALL, ["crate", "crate"], {
    time: 5,
    penalty: { money: 4 },
    reward: { money: 0, prestige: 0 },
  }),
  contract("cable-company", 4, LONG_AT_2, ["container", "crate", "crate", "crate"], {
    time: 3,
    penalty: { money: 4 },
    reward: { money: 1, prestige: 1 },
  }),
  contract("sugar-refinery", 4, LONG_AT_2, ["barrel", "barrel", "barrel", "crate"], {
    time: 5,
    penalty: { prestige: 1 },
    reward: { money: 1, prestige: 1 },
  }),
  contract("mail-line", 4, FROM_LONG_3, ["passenger", "passenger", "passenger", "wild"], {
    time: 4,
    penalty: { money: 2 },
    reward: { money: 0, prestige: 1 },
  }),
  contract("emigrants-league", 4, FROM_LONG_3, ["crate", "passenger", "passenger", "passenger"], {
    time: 5,
    penalty: { prestige: 1 },
    reward: { money: 4, prestige: 0 },
  }),
  contract("world-fair", 4, LONG_FROM_3, ["barrel", "crate", "passenger", "passenger"], {
    time: 5,
    penalty: { money: 5 },
    reward: { money: 2, prestige: 1 },
  }),
  contract("steelworks", 4, LONG_AT_4, ["barrel", "container", "container", "container"], {
    time: 5,
    penalty: { prestige: 1 },
    reward: { money: 4, prestige: 1 },
  }),
  contract("overseas-mission", 4, LONG_AT_4, ["barrel", "container", "crate", "wild"], {
    time: 5,
    penalty: { money: 4 },
    reward: { money: 1, prestige: 1 },
  }),
  contract("motor-works", 4, LONG_AT_4, ["barrel", "barrel", "container", "container"], {
    time: 4,
    penalty: { prestige: 1 },
    reward: { money: 2, prestige: 0 },
  }),
  contract("royal-household", 4, LONG_AT_4, ["barrel", "container", "container", "passenger"], {
    time: 5,
    penalty: { money: 5 },
    reward: { money: 2, prestige: 1 },
  }),
];
