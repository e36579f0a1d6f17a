import {
  type Action,
  type Event,
  type Options,
  type Posy,
  posy,
  REASONS,
  type Reason,
  readFlowers,
  type State,
  type View,
  WAYSIDE,
} from "@harbor/posy";
import type { GameClient, Language } from "@harbor/ui";
import { Board } from "./Board.tsx";
import { tell } from "./tell.ts";
import { DE } from "./texts/de.ts";
import { EN } from "./texts/en.ts";
import { FR } from "./texts/fr.ts";
import { FRAME_TEXTS } from "./words.ts";

type PosyClient = GameClient<Options, State, Action, Event, View, Reason>;

const TEXTS: Readonly<Record<Language, typeof EN>> = { en: EN, de: DE, fr: FR };

function clientOf(game: Posy): PosyClient {
  const read = readFlowers(game.cardSet);
  const flowers = read.ok ? read.value : WAYSIDE;
  return {
    game,
    cards: { name: flowers.list.name, lists: flowers.list },
    withCards(lists) {
      const read = game.withCards(lists);
      return read.ok ? { ok: true, value: clientOf(read.value) } : read;
    },
    edition(wanted) {
      const then = game.edition(wanted);
      return then === undefined ? undefined : clientOf(then);
    },
    frameTexts: FRAME_TEXTS,
    modes: game.modes.map((mode) => ({ ...mode, alone: false })),
    optionFace(option, value, language) {
      const { options } = TEXTS[language];
      if (option === "rain")
        return value === true ? { label: options.rain, note: options.rainNote, chip: options.rain } : undefined;
      const label = value === 2 ? options.days2 : value === 4 ? options.days4 : options.days3;
      return { label, chip: label };
    },
    modeName: (_, language) => TEXTS[language].mode,
    modeText: (_, language) => TEXTS[language].modeText,
    choiceName: (choice) => choice,
    refusal(reason, language) {
      const known = REASONS.find((one) => one === reason);
      return known === undefined ? undefined : { text: TEXTS[language].reasons[known], rule: undefined };
    },
    // A row, and what is gathered where it does not rain, has no secret and no chance in it.
    foresees: ({ type }, { options }) => type === "tie" || type === "rest" || (type === "gather" && !options.rain),
    showsSecrets: ({ step }) => step !== "end",
    secretOf: ({ commitment, seed }) => ({ commitment, seed }),
    tell,
    takenBack: () => new Set(),
    cue: ({ type }) => (type === "woken" ? "reveal" : undefined),
    roundBegun: (event) => (event.type === "day-begun" ? event.day : undefined),
    // biome-ignore lint/correctness/noComponentHookFactories: a client is made once for its cards, and its board with it
    Board: (props) => <Board {...props} flowers={flowers} />,
    ChoicePicture: Nothing,
    AdviceText: Nothing,
  };
}

/** There is nothing to choose before the start, and nobody to be asked for advice. */
function Nothing() {
  return undefined;
}

export const client: PosyClient = clientOf(posy);
