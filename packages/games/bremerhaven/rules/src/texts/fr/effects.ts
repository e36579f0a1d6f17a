import type { Effects } from "../texts.ts";

export const EFFECTS: Effects = {
  powers: {
    "produce-good": "Production : 1 {good}.",
    "produce-money": "Production : {money} {money|pièce|pièces}.",
    bank: "Pendant la phase du port, vous pouvez y déposer de l’argent, sans jamais le reprendre en main. Production : 1 pièce par tranche complète de {per} {per|pièce|pièces} en dépôt, {most} au plus. Ce dépôt paie pénalités et taxes une fois vos pièces en main épuisées, et il compte à la fin.",
    store: {
      anyGoods: "Accueille jusqu’à {room} {room|marchandise|marchandises} de toute sorte.",
      someGoods: "Accueille jusqu’à {room} {goods}.",
    },
    "keep-prestige": "Rien ne fait reculer votre marqueur de prestige.",
    "exchange-prices":
      "Si personne n’a enchéri sur les prix, vous pouvez placer sur le dessus une carte de prix où exactement deux marchandises changent de prix, ou laisser celle du dessus ; aucune carte ne passe sous la pile.",
    "free-packing": "Remplir ou vider un conteneur ne vous coûte rien.",
    "no-money-penalty": "Vous ne payez aucune pénalité en argent pour vos contrats.",
    "wall-bonus": "Chacun de vos murs de quai compte {bollards} {bollards|bollard|bollards} de plus.",
    "longer-stay": {
      ship: "Un navire que vous amarrez peut recevoir {markers} {markers|jeton|jetons} de temps de plus.",
      contract: "Un contrat que vous acceptez peut recevoir {markers} {markers|jeton|jetons} de temps de plus.",
    },
    "win-ties": "Vous remportez toutes les enchères à égalité, quel que soit votre rang.",
    "completion-bonus": "Chaque contrat que vous honorez rapporte {money} {money|pièce|pièces} de plus.",
  },
  happenings: {
    pay: {
      cash: {
        one: "Payez {money} {money|pièce|pièces} pour chaque pièce que vous avez en main.",
        other: "Payez {money} {money|pièce|pièces} par tranche complète de {every} pièces en main.",
      },
      building: {
        one: "Payez {money} {money|pièce|pièces} par bâtiment construit.",
        other: "Payez {money} {money|pièce|pièces} par tranche complète de {every} bâtiments construits.",
      },
      good: {
        one: "Payez {money} {money|pièce|pièces} par marchandise sur vos cases.",
        other: "Payez {money} {money|pièce|pièces} par tranche complète de {every} marchandises sur vos cases.",
      },
    },
    gain: {
      player: "Recevez {money} {money|pièce|pièces}.",
      ship: "Recevez {money} {money|pièce|pièces} par navire à quai.",
    },
    "fill-cash": "Si vous avez moins de {to} {to|pièce|pièces} en main, complétez jusqu’à {to}.",
    prestige: {
      "has-proud-ship": {
        up: "Avec un navire d’au moins {stars} {stars|étoile|étoiles} à quai : gagnez 1 point de prestige.",
        down: "Avec un navire d’au moins {stars} {stars|étoile|étoiles} à quai : perdez 1 point de prestige.",
      },
      "has-no-ship": {
        up: "Sans navire à quai : gagnez 1 point de prestige.",
        down: "Sans navire à quai : perdez 1 point de prestige.",
      },
      "lowest-prestige": {
        up: "Le joueur qui a le moins de prestige (en cas d’égalité, tous) gagne 1 point de prestige.",
        down: "Le joueur qui a le moins de prestige (en cas d’égalité, tous) perd 1 point de prestige.",
      },
      "highest-value": {
        up: "Le joueur dont le port a la plus haute valeur, au-dessus de 0 (en cas d’égalité, tous), gagne 1 point de prestige.",
        down: "Le joueur dont le port a la plus haute valeur, au-dessus de 0 (en cas d’égalité, tous), perd 1 point de prestige.",
      },
    },
    "lose-cargo": "Chaque navire à quai perd {goods} {goods|marchandise|marchandises}, s’il lui en reste.",
    "give-good": "Cédez une marchandise de votre choix prise sur vos cases, si vous en avez une.",
    "sell-good": "Vous pouvez vendre une marchandise de vos cases à son prix actuel.",
    markers: {
      ships: {
        up: "Chaque navire à quai reçoit un jeton de temps de plus.",
        down: "Chaque navire à quai qui a plus d’un jeton de temps en perd un.",
      },
      contracts: {
        up: "Chaque contrat en cours reçoit un jeton de temps de plus.",
        down: "Chaque contrat en cours qui a plus d’un jeton de temps en perd un.",
      },
    },
    "cycle-prices": "La carte de prix du dessus passe sous la pile.",
    "reverse-ladder": "L’échelle des rangs est mise sens dessus dessous.",
  },
};
