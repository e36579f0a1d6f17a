import type { Effects } from "../texts.ts";

export const EFFECTS: Effects = {
  powers: {
    "produce-good": "Produktion: 1 {good}.",
    "produce-money": "Produktion: {money} {money|Münze|Münzen}.",
    bank: "In der Hafenphase darfst du Geld darauflegen; zurück auf die Hand kommt es nie. Produktion: 1 Münze für je volle {per} {per|Münze|Münzen} darauf, höchstens {most}. Das Geld darauf begleicht Strafen und Abgaben, sobald dein Bargeld aufgebraucht ist, und zählt am Ende mit.",
    store: {
      anyGoods: "Platz für bis zu {room} {room|Ware|Waren} beliebiger Art.",
      someGoods: "Platz für bis zu {room} {goods}.",
    },
    "keep-prestige": "Nichts kann deinen Prestigemarker senken.",
    "exchange-prices":
      "Hat niemand auf die Preise geboten, darfst du eine Preiskarte nach oben legen, auf der genau zwei Waren einen anderen Preis haben als jetzt, oder die oberste liegen lassen; keine Karte kommt nach unten.",
    "free-packing": "Packen und Auspacken kosten dich nichts.",
    "no-money-penalty": "Du zahlst keine Geldstrafen für Aufträge.",
    "wall-bonus": "Jede deiner Kaimauern zählt {bollards} Poller mehr.",
    "longer-stay": {
      ship: "Ein Schiff, das du festmachst, darf {markers} {markers|Zeitmarke|Zeitmarken} mehr bekommen.",
      contract: "Ein Auftrag, den du annimmst, darf {markers} {markers|Zeitmarke|Zeitmarken} mehr bekommen.",
    },
    "win-ties": "Bei jedem Gleichstand von Geboten gewinnst du, ganz gleich, welchen Rang du hast.",
    "completion-bonus": "Jeder Auftrag, den du erfüllst, bringt {money} {money|Münze|Münzen} mehr.",
  },
  happenings: {
    pay: {
      cash: {
        one: "Zahle {money} {money|Münze|Münzen} für jede Münze, die du bar hast.",
        other: "Zahle {money} {money|Münze|Münzen} für je volle {every} Münzen, die du bar hast.",
      },
      building: {
        one: "Zahle {money} {money|Münze|Münzen} für jedes Gebäude, das in deinem Hafen steht.",
        other: "Zahle {money} {money|Münze|Münzen} für je volle {every} Gebäude, die in deinem Hafen stehen.",
      },
      good: {
        one: "Zahle {money} {money|Münze|Münzen} für jede Ware auf deinen Feldern.",
        other: "Zahle {money} {money|Münze|Münzen} für je volle {every} Waren auf deinen Feldern.",
      },
    },
    gain: {
      player: "Erhalte {money} {money|Münze|Münzen}.",
      ship: "Erhalte {money} {money|Münze|Münzen} für jedes Schiff in deinem Hafen.",
    },
    "fill-cash": "Hast du weniger als {to} {to|Münze|Münzen} in bar, fülle dein Bargeld auf {to} auf.",
    prestige: {
      "has-proud-ship": {
        up: "Liegt ein Schiff mit mindestens {stars} {stars|Stern|Sternen} in deinem Hafen, gewinnst du 1 Prestige.",
        down: "Liegt ein Schiff mit mindestens {stars} {stars|Stern|Sternen} in deinem Hafen, verlierst du 1 Prestige.",
      },
      "has-no-ship": {
        up: "Liegt kein Schiff in deinem Hafen, gewinnst du 1 Prestige.",
        down: "Liegt kein Schiff in deinem Hafen, verlierst du 1 Prestige.",
      },
      "lowest-prestige": {
        up: "Wer am wenigsten Prestige hat (bei Gleichstand alle), gewinnt 1 Prestige.",
        down: "Wer am wenigsten Prestige hat (bei Gleichstand alle), verliert 1 Prestige.",
      },
      "highest-value": {
        up: "Wer den höchsten Hafenwert über 0 hat (bei Gleichstand alle), gewinnt 1 Prestige.",
        down: "Wer den höchsten Hafenwert über 0 hat (bei Gleichstand alle), verliert 1 Prestige.",
      },
    },
    "lose-cargo": "Jedes Schiff im Hafen verliert {goods} {goods|Ware|Waren}, sofern es welche hat.",
    "give-good": "Gib eine Ware deiner Wahl von deinen Feldern ab, wenn du eine hast.",
    "sell-good": "Du darfst eine Ware von deinen Feldern zum geltenden Preis verkaufen.",
    markers: {
      ships: {
        up: "Jedes Schiff im Hafen bekommt eine Zeitmarke mehr.",
        down: "Jedes Schiff im Hafen, das mehr als eine Zeitmarke hat, verliert eine.",
      },
      contracts: {
        up: "Jeder Auftrag im Hafen bekommt eine Zeitmarke mehr.",
        down: "Jeder Auftrag im Hafen, der mehr als eine Zeitmarke hat, verliert eine.",
      },
    },
    "cycle-prices": "Die oberste Preiskarte kommt nach unten.",
    "reverse-ladder": "Die Karriereleiter wird auf den Kopf gestellt.",
  },
};
