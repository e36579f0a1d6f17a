import type { Effects } from "../texts.ts";

export const EFFECTS: Effects = {
  powers: {
    "produce-good": "Production: 1 {good}.",
    "produce-money": "Production: {money} {money|coin|coins}.",
    bank: "In the harbor phase you may lay money on it, never to be taken back in hand. Production: 1 coin for every full {per} on it, at most {most}. The money on it pays penalties and charges once your cash is gone, and still counts at the end.",
    store: {
      anyGoods: "Holds up to {room} {room|good|goods} of any kind.",
      someGoods: "Holds up to {room} {goods}.",
    },
    "keep-prestige": "Nothing lowers your prestige marker.",
    "exchange-prices":
      "If nobody has bid on the prices, you may put a price card on top on which exactly two goods have other prices than now, or leave the top card; no card goes to the bottom.",
    "free-packing": "Packing and unpacking cost you nothing.",
    "no-money-penalty": "You pay no money penalties of contracts.",
    "wall-bonus": "Each of your walls counts {bollards} more {bollards|bollard|bollards}.",
    "longer-stay": {
      ship: "A ship you berth may get {markers} more {markers|marker|markers}.",
      contract: "A contract you lay may get {markers} more {markers|marker|markers}.",
    },
    "win-ties": "You win ties at every slot, whatever your rank.",
    "completion-bonus": "Every contract you complete pays {money} more {money|coin|coins}.",
  },
  happenings: {
    pay: {
      cash: {
        one: "Pay {money} {money|coin|coins} for each coin you have in cash.",
        other: "Pay {money} {money|coin|coins} for every full {every} you have in cash.",
      },
      building: {
        one: "Pay {money} {money|coin|coins} for each building you have built.",
        other: "Pay {money} {money|coin|coins} for every full {every} buildings you have built.",
      },
      good: {
        one: "Pay {money} {money|coin|coins} for each good on your spaces.",
        other: "Pay {money} {money|coin|coins} for every full {every} goods on your spaces.",
      },
    },
    gain: {
      player: "Gain {money} {money|coin|coins}.",
      ship: "Gain {money} {money|coin|coins} for each ship in dock.",
    },
    "fill-cash": "With less than {to} {to|coin|coins} in cash: fill up to {to}.",
    prestige: {
      "has-proud-ship": {
        up: "With a ship of at least {stars} {stars|star|stars} in dock: gain 1 prestige.",
        down: "With a ship of at least {stars} {stars|star|stars} in dock: lose 1 prestige.",
      },
      "has-no-ship": {
        up: "Without a ship in dock: gain 1 prestige.",
        down: "Without a ship in dock: lose 1 prestige.",
      },
      "lowest-prestige": {
        up: "Whoever has the lowest prestige (all who are tied) gains 1 prestige.",
        down: "Whoever has the lowest prestige (all who are tied) loses 1 prestige.",
      },
      "highest-value": {
        up: "Whoever has the highest harbor value above 0 (all who are tied) gains 1 prestige.",
        down: "Whoever has the highest harbor value above 0 (all who are tied) loses 1 prestige.",
      },
    },
    "lose-cargo": "Each ship in dock loses {goods} {goods|good|goods}, if it has any.",
    "give-good": "Give up one good of your choice from your spaces, if you have one.",
    "sell-good": "You may sell one good from your spaces at its present price.",
    markers: {
      ships: {
        up: "Each ship in dock gets one more marker.",
        down: "One marker leaves each ship in dock that has more than one.",
      },
      contracts: {
        up: "Each contract in a harbor gets one more marker.",
        down: "One marker leaves each contract in a harbor that has more than one.",
      },
    },
    "cycle-prices": "The top price card goes to the bottom.",
    "reverse-ladder": "The career ladder is turned upside down.",
  },
};
