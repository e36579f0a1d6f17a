import {
  type Action,
  type Event,
  FANAL,
  type IslandSet,
  type Meuterer,
  MODES,
  meuterer,
  type Options,
  playMeuterer,
  REASONS,
  type Reason,
  readIslandSet,
  type State,
  setOfEdition,
  type View,
} from "@harbor/meuterer";
import { REASON_RULES, TEXTS } from "@harbor/meuterer/texts";
import { ResultScene as WinnersScene } from "@harbor/meuterer-pictures/poster";
import { SEAT_COLORS } from "@harbor/meuterer-pictures/signs";
import type { Color, GameClient } from "@harbor/ui";
import { Board } from "./Board.tsx";
import { playedWith } from "./boardContext.ts";
import { tally } from "./end/tally.tsx";
import { FRAME_TEXTS } from "./frameTexts.ts";
import { AdviceText } from "./hint/AdviceText.tsx";
import { DeedText } from "./hint/DeedText.tsx";
import { PAGE_TEXTS } from "./pageTexts.ts";
import { tell } from "./tell.ts";
import { FACE_DE } from "./texts/face.de.ts";
import { FACE_EN } from "./texts/face.en.ts";
import { FACE_FR } from "./texts/face.fr.ts";

type MeutererClient = GameClient<Options, State, Action, Event, View, Reason>;

const FACES = { en: FACE_EN, de: FACE_DE, fr: FACE_FR } as const;

function clientOf(game: Meuterer, set: IslandSet): MeutererClient {
  const played = playedWith(game, set);
  return {
    game,
    cards: { name: set.lists.set, lists: set.lists },
    withCards(lists) {
      const read = readIslandSet(lists);
      return read.ok ? { ok: true, value: clientOf(playMeuterer(read.value), read.value) } : read;
    },
    edition(wanted) {
      const then = setOfEdition(wanted);
      return then === undefined ? undefined : clientOf(playMeuterer(then.set, then.rules), then.set);
    },
    frameTexts: FRAME_TEXTS,
    modes: game.modes.map(({ id, seats }) => ({ id, seats, alone: false })),
    optionFace(option, value, language) {
      if (option !== "chart") return undefined;
      const { chart, note, shuffled } = FACES[language].options;
      return value === "first-voyage" ? { label: chart, note, chip: chart } : { label: shuffled, chip: shuffled };
    },
    modeName(mode, language) {
      return PAGE_TEXTS[language].modes?.[mode] ?? mode;
    },
    modeText(mode, language) {
      const known = MODES.find((one) => one === mode);
      return known === undefined ? "" : FACES[language].modes[known];
    },
    tally,
    choiceName: (choice) => choice,
    refusal(reason, language) {
      const known = REASONS.find((one) => one === reason);
      return known === undefined ? undefined : { text: TEXTS[language].reasons[known], rule: REASON_RULES[known] };
    },
    // After the last card, one passes without being asked, and which roles are left is hidden until then. The pirates
    // may find cards, but move in the open.
    foresees(action, { viewer, players }) {
      if (action.type === "offer") return true;
      return (
        action.type === "lay" && action.kind !== "pirate" && viewer !== "spectator" && (players[viewer]?.cards ?? 0) > 1
      );
    },
    showsSecrets: ({ step }) => step !== "ending",
    secretOf: ({ commitment, seed }) => ({ commitment, seed }),
    tell: (event, words) => tell(event, set, words),
    takenBack: () => new Set(),
    cue: ({ type }) => (type === "roles-revealed" ? "reveal" : undefined),
    roundBegun: (event) => (event.type === "round-begun" ? event.round : undefined),
    // biome-ignore lint/correctness/noComponentHookFactories: a client is made once for its islands, and its board with it
    Board: (props) => <Board {...props} played={played} />,
    ResultScene,
    ChoicePicture: Nothing,
    // biome-ignore lint/correctness/noComponentHookFactories: a client is made once for its islands
    AdviceText: (props) => <AdviceText {...props} played={played} />,
    hindsight: {
      chapterName: (chapter, language) => {
        const names: Readonly<Record<string, string>> = FACES[language].chapter;
        return names[chapter] ?? chapter;
      },
      // biome-ignore lint/correctness/noComponentHookFactories: a client is made once for its islands
      DeedText: (props) => <DeedText {...props} played={played} />,
    },
  };
}

function ResultScene({ winners }: { readonly winners: readonly Color[] }) {
  return <WinnersScene pennants={winners.map((color) => SEAT_COLORS[color]?.color ?? "currentColor")} />;
}

/** There is nothing to choose before the start. */
function Nothing() {
  return undefined;
}

/** The client for the built-in islands. */
export const client: MeutererClient = clientOf(meuterer, FANAL);
