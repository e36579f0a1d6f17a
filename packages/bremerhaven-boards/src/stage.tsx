import {
  type Action,
  bremerhaven,
  type Event,
  GOODS,
  HAND_SIZE,
  MODES,
  type Options,
  REASONS,
  type Reason,
  type State,
  type View,
} from "@harbor/bremerhaven";
import { REASON_RULES, TEXTS } from "@harbor/bremerhaven/texts";
import { GoodIcon } from "@harbor/bremerhaven-pictures/pieces";
import type { Stage } from "@harbor/face";
import { Board } from "./Board.tsx";
import { isChatter, tell } from "./tell/tell.ts";
import { DE } from "./texts/de.ts";
import { EN } from "./texts/en.ts";
import { FR } from "./texts/fr.ts";

/** Whose outcome everybody at the table can reckon: nothing hidden has a part in them. */
const FORESEEN: ReadonlySet<Action["type"]> = new Set(["produce", "move", "pack", "unpack", "deposit", "undo"]);

export const stage: Stage<Options, State, Action, Event, View, Reason> = {
  game: bremerhaven,
  texts: { en: EN, de: DE, fr: FR },
  modes: bremerhaven.modes.map(({ id, seats }) => ({ id, seats, alone: seats.length === 1 && seats[0] === 1 })),
  optionsFor: (mode, seats, ordered) => ({ mode, seats, ordered }),
  modeName: (mode, language) => {
    const known = MODES.find((one) => one === mode);
    return known === undefined ? mode : TEXTS[language].modes[known];
  },
  choiceName: (choice, language) => {
    const good = GOODS.find((one) => one === choice);
    return good === undefined ? choice : TEXTS[language].goods[good].one;
  },
  refusal: (reason, language) => {
    const known = REASONS.find((one) => one === reason);
    return known === undefined ? undefined : { text: TEXTS[language].reasons[known], rule: REASON_RULES[known] };
  },
  // The last card turns all of them up, and what the others have laid is not known before.
  foresees: ({ type }, { bids, players }) =>
    type === "bid" ? bids.length + 1 < players.length * HAND_SIZE : FORESEEN.has(type),
  secretOf: ({ commitment, seed }) => ({ commitment, seed }),
  tell: (event, words) => (isChatter(event) ? undefined : tell(event, words)),
  cue: ({ type }) => (type === "bids-revealed" ? "reveal" : undefined),
  roundBegun: (event) => (event.type === "round-begun" ? event.round : undefined),
  Board,
  ChoicePicture: ({ choice, className }) => {
    const good = GOODS.find((one) => one === choice);
    return good === undefined ? undefined : <GoodIcon good={good} className={className} />;
  },
};
