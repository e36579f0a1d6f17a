/** The rules of the game that is shown: the one place among these tests that names it. */
export {
  ACTION_TYPES,
  type Action,
  type ActionType,
  bremerhaven as GAME,
  type State,
  WESER_LISTS as CARD_LISTS,
} from "@harbor/bremerhaven";
