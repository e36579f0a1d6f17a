import {
  type Action,
  type CardSet,
  cardsOfEdition,
  type Event,
  GOODS,
  HAND_SIZE,
  MODES,
  type Options,
  REASONS,
  type Reason,
  readCardSet,
  type State,
  type View,
  WESER,
} from "@harbor/bremerhaven";
import { REASON_RULES, TEXTS } from "@harbor/bremerhaven/texts";
import { GoodIcon } from "@harbor/bremerhaven-pictures/pieces";
import type { Stage } from "@harbor/face";
import { Board } from "./Board.tsx";
import { AdviceText } from "./hint/AdviceText.tsx";
import { DeedText } from "./hint/DeedText.tsx";
import { playedWith } from "./surroundings.ts";
import { takenBack } from "./tell/takenBack.ts";
import { isChatter, tell } from "./tell/tell.ts";
import { DE } from "./texts/de.ts";
import { EN } from "./texts/en.ts";
import { FR } from "./texts/fr.ts";

/** Whose outcome everybody at the table can reckon: nothing hidden has a part in them. */
const FORESEEN: ReadonlySet<Action["type"]> = new Set([
  "produce",
  "move",
  "pack",
  "unpack",
  "deposit",
  "undo",
  "found",
]);

/** The same, as long as others have to decide, too: the last of them brings on what comes next. */
const FORESEEN_AMONG_OTHERS: ReadonlySet<Action["type"]> = new Set(["stock", "bollard", "clear", "build"]);

type BremerhavenStage = Stage<Options, State, Action, Event, View, Reason>;

const BOARD_TEXTS = { en: EN, de: DE, fr: FR } as const;

function stageWith(cards: CardSet): BremerhavenStage {
  const played = playedWith(cards);
  const { game, textsIn } = played;
  return {
    game,
    cards: { name: cards.name, lists: cards.lists },
    withCards(lists) {
      const read = readCardSet(lists, cards.rules);
      return read.ok ? { ok: true, value: stageWith(read.value) } : read;
    },
    edition(wanted) {
      const then = cardsOfEdition(wanted);
      return then === undefined ? undefined : stageWith(then);
    },
    texts: BOARD_TEXTS,
    modes: game.modes.map(({ id, seats }) => ({ id, seats, alone: seats.length === 1 && seats[0] === 1 })),
    optionFace: (option, value, language) =>
      option === "ordered" && value === true ? BOARD_TEXTS[language].options.ordered : undefined,
    modeName: (mode, language) => {
      const known = MODES.find((one) => one === mode);
      return known === undefined ? mode : TEXTS[language].modes[known];
    },
    modeText: (mode, language) => {
      const known = MODES.find((one) => one === mode);
      return known === undefined ? "" : BOARD_TEXTS[language].modes[known];
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
    foresees: ({ type }, { bids, players, waiting }) => {
      if (type === "bid") return bids.length + 1 < players.length * HAND_SIZE;
      return FORESEEN.has(type) || (waiting.length > 1 && FORESEEN_AMONG_OTHERS.has(type));
    },
    // Hands, and bids that lie face down, are on the board only while cards are being laid.
    showsSecrets: ({ step }) => step === "bidding",
    secretOf: ({ commitment, seed }) => ({ commitment, seed }),
    tell: (event, words) => (isChatter(event) ? undefined : tell(event, textsIn[words.language], words)),
    takenBack,
    cue: ({ type }) => (type === "bids-revealed" ? "reveal" : undefined),
    roundBegun: (event) => (event.type === "round-begun" ? event.round : undefined),
    // biome-ignore lint/correctness/noComponentHookFactories: a stage is made once for its cards, and its board with it
    Board: (props) => <Board {...props} played={played} />,
    ChoicePicture,
    // biome-ignore lint/correctness/noComponentHookFactories: a stage is made once for its cards
    AdviceText: (props) => <AdviceText {...props} played={played} />,
    hindsight: {
      chapterName: (chapter, language) => {
        const names: Readonly<Record<string, string>> = BOARD_TEXTS[language].hint.chapter;
        return names[chapter] ?? chapter;
      },
      // biome-ignore lint/correctness/noComponentHookFactories: a stage is made once for its cards
      DeedText: (props) => <DeedText {...props} played={played} />,
    },
  };
}

function ChoicePicture({ choice, className }: { readonly choice: string; readonly className?: string }) {
  const good = GOODS.find((one) => one === choice);
  return good === undefined ? undefined : <GoodIcon good={good} className={className} />;
}

/** Played with the cards of this project. */
export const stage: BremerhavenStage = stageWith(WESER);
