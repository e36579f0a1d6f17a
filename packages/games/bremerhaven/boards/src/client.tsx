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
import { ResultScene as WinnersScene } from "@harbor/bremerhaven-pictures/scenes";
import type { Color, GameClient } from "@harbor/ui";
import { Board } from "./Board.tsx";
import { playedWith } from "./boardContext.ts";
import { bandIn } from "./end/band.ts";
import { tally } from "./end/tally.tsx";
import { FRAME_TEXTS } from "./frameTexts.ts";
import { AdviceText } from "./hint/AdviceText.tsx";
import { DeedText } from "./hint/DeedText.tsx";
import { playerLook } from "./playerLook.ts";
import { takenBack } from "./tell/takenBack.ts";
import { isChatter, tell } from "./tell/tell.ts";
import { FACE_DE } from "./texts/face.de.ts";
import { FACE_EN } from "./texts/face.en.ts";
import { FACE_FR } from "./texts/face.fr.ts";

/** Actions whose outcome the client can predict, because nothing hidden affects it. */
const FORESEEN: ReadonlySet<Action["type"]> = new Set([
  "produce",
  "move",
  "pack",
  "unpack",
  "deposit",
  "undo",
  "found",
]);

/** Predictable while others are still deciding; the last decision starts the next step. */
const FORESEEN_AMONG_OTHERS: ReadonlySet<Action["type"]> = new Set(["stock", "bollard", "clear", "build"]);

type BremerhavenClient = GameClient<Options, State, Action, Event, View, Reason>;

const FACES = { en: FACE_EN, de: FACE_DE, fr: FACE_FR } as const;

function clientWith(cards: CardSet): BremerhavenClient {
  const played = playedWith(cards);
  const { game, textsIn } = played;
  return {
    game,
    cards: { name: cards.name, lists: cards.lists },
    withCards(lists) {
      const read = readCardSet(lists, cards.rules);
      return read.ok ? { ok: true, value: clientWith(read.value) } : read;
    },
    edition(wanted) {
      const then = cardsOfEdition(wanted);
      return then === undefined ? undefined : clientWith(then);
    },
    frameTexts: FRAME_TEXTS,
    modes: game.modes.map(({ id, seats }) => ({ id, seats, alone: seats.length === 1 && seats[0] === 1 })),
    optionFace: (option, value, language) =>
      option === "ordered" && value === true ? FACES[language].options.ordered : undefined,
    modeName: (mode, language) => {
      const known = MODES.find((one) => one === mode);
      return known === undefined ? mode : TEXTS[language].modes[known];
    },
    modeText: (mode, language) => {
      const known = MODES.find((one) => one === mode);
      return known === undefined ? "" : FACES[language].modes[known];
    },
    bandOf: (mode, score, language) => (mode === "solo" ? bandIn(TEXTS[language], score) : undefined),
    tally,
    choiceName: (choice, language) => {
      const good = GOODS.find((one) => one === choice);
      return good === undefined ? choice : TEXTS[language].goods[good].one;
    },
    refusal: (reason, language) => {
      const known = REASONS.find((one) => one === reason);
      return known === undefined ? undefined : { text: TEXTS[language].reasons[known], rule: REASON_RULES[known] };
    },
    // The last card reveals all bids, and the others' cards are unknown until then.
    foresees: ({ type }, { bids, players, waiting }) => {
      if (type === "bid") return bids.length + 1 < players.length * HAND_SIZE;
      return FORESEEN.has(type) || (waiting.length > 1 && FORESEEN_AMONG_OTHERS.has(type));
    },
    // Hands and face-down bids exist only during bidding.
    showsSecrets: ({ step }) => step === "bidding",
    secretOf: ({ commitment, seed }) => ({ commitment, seed }),
    tell: (event, words) => (isChatter(event) ? undefined : tell(event, textsIn[words.language], words)),
    takenBack,
    cue: ({ type }) => (type === "bids-revealed" ? "reveal" : type === "bid-laid" ? "laid" : undefined),
    roundBegun: (event) => (event.type === "round-begun" ? event.round : undefined),
    // biome-ignore lint/correctness/noComponentHookFactories: a client is created once per card set, together with its board
    Board: (props) => <Board {...props} played={played} />,
    ResultScene,
    ChoicePicture,
    // biome-ignore lint/correctness/noComponentHookFactories: a client is made once for its cards
    AdviceText: (props) => <AdviceText {...props} played={played} />,
    hindsight: {
      chapterName: (chapter, language) => {
        const names: Readonly<Record<string, string>> = FACES[language].chapter;
        return names[chapter] ?? chapter;
      },
      // biome-ignore lint/correctness/noComponentHookFactories: a client is made once for its cards
      DeedText: (props) => <DeedText {...props} played={played} />,
    },
  };
}

function ResultScene({ winners }: { readonly winners: readonly Color[] }) {
  return <WinnersScene inks={winners.map((color) => playerLook(color).color.color)} />;
}

function ChoicePicture({ choice, className }: { readonly choice: string; readonly className?: string }) {
  const good = GOODS.find((one) => one === choice);
  return good === undefined ? undefined : <GoodIcon good={good} className={className} />;
}

/** The client for the built-in cards. */
export const client: BremerhavenClient = clientWith(WESER);
