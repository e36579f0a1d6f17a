import type { Action } from "@harbor/meuterer";
import type { LessonStart } from "@harbor/ui";
import { LESSON_GAME, playTo } from "./scene.ts";

/** The puzzles' positions, from games that bots played: the seed, and all moves up to the learner's decision. */
export const MATES_SABERS = () =>
  positionAfter(
    "puzzle 51",
    `offer 3, lay salt, lay wine, lay salt, lay grain, lay salt, lay grain, lay grain, lay grain, lay ruby, pass, take mate,
lay ruby, lay grain, lay cloth, pass, take loader, lay ruby, lay wine, pass, take mutineer, fight 1, fight 0,
stow wine+grain+saber, offer 2, lay salt, lay cloth, lay wine, lay cloth, lay grain, lay cloth, lay wine, lay ruby, pass,
pass, take mate, lay wine, lay cloth, pass, take loader, lay cloth, pass, take merchant, stow grain+grain+saber, offer 2,
lay grain, lay wine, lay grain, lay ruby, pass, lay grain, lay grain, lay salt, pass, take mutineer, pass, take mate,
lay salt, lay salt, lay wine, take loader, fight 1, fight 2`,
  );

export const MERCHANTS_SALE = () =>
  positionAfter(
    "puzzle 1752",
    `offer 2, lay ruby, lay salt, lay grain, lay cloth, lay cloth, lay ruby, lay grain, lay cloth, pass, pass, take mate,
lay grain, lay salt, lay ruby, lay ruby, lay wine, lay wine, take loader, take mutineer, fight 1, fight 1,
stow salt+wine+grain+grain+grain, offer 2, lay cloth, lay wine, lay grain, lay grain, pass, lay wine, lay grain,
lay cloth, pass, take mate, lay grain, pass, take mutineer, lay salt, pass, take merchant, fight 1, fight 0, fight 2`,
  );

export const SURE_MUTINY = () =>
  positionAfter(
    "puzzle 2650",
    `offer 2, lay cloth, lay wine, lay cloth, lay grain, lay grain, lay wine, lay salt, lay cloth, lay grain, lay grain, pass,
take mate, lay grain, lay grain, pass, take mutineer, pass, take cabin-boy, lay ruby, fight 2, fight 0, fight 1, offer 2,
lay ruby, lay grain, lay salt, lay salt, lay cloth, pass, take mate, lay salt, lay wine, lay cloth, pass, take loader,
lay wine, pass, pass`,
  );

function positionAfter(seed: string, words: string): LessonStart<Action> {
  const actions = words.split(/,\s+/).map(actionOf);
  return playTo(
    seed,
    (_, __, ___, nth) => actions[nth],
    (_, __, nth) => nth === actions.length,
  );
}

/** An action by its words; what comes of it is the rules' business. */
function actionOf(words: string): Action {
  const [type = "", what = "", more = ""] = words.split(" ");
  const action = LESSON_GAME.readAction(fieldsOf(type, what, more));
  if (action === undefined) throw new Error(`"${words}" is no action`);
  return action;
}

function fieldsOf(type: string, what: string, more: string): unknown {
  switch (type) {
    case "offer":
      return { type, wage: Number(what) };
    case "lay":
      return { type, kind: what };
    case "take":
      return { type, role: what };
    case "fight":
      return { type, sabers: Number(what) };
    case "sell":
      return { type, anchorage: Number(what), wake: Number(more) };
    case "stow":
      return { type, keep: what.split("+") };
    default:
      return { type };
  }
}
