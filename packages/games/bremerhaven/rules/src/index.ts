export * from "./actions.ts";
export { type Auction, auctionAt, type Contest } from "./auction.ts";
export * from "./board.ts";
export * from "./cards/cardSet.ts";
export * from "./cards/effects.ts";
export * from "./cards/schema.ts";
export { WESER, WESER_1, WESER_2, WESER_3, WESER_4, WESER_LISTS } from "./cards/weser/index.ts";
export { cardsOfEdition } from "./editions.ts";
export * from "./events.ts";
export * from "./game.ts";
export * from "./harbor/contracts.ts";
export * from "./harbor/docks.ts";
export * from "./harbor/harbor.ts";
export * from "./harbor/moves.ts";
export * from "./harbor/powers.ts";
export * from "./harbor/storage.ts";
export * from "./harbor/work.ts";
export { breaksUp } from "./loading/begun.ts";
export { bestLoading, bestLoadingInParts } from "./loading/best.ts";
export {
  foreseeEvening,
  gained,
  gainOfWork,
  gainTonight,
  type Holdings,
  holdingsOf,
  type Outlook,
  passEvening,
} from "./loading/evening.ts";
export { deliveriesIn } from "./loading/haul.ts";
export { type Payout, payoutAt, settleAlone } from "./loading/payout.ts";
export { idleProducers, type LoadingPlan, planLoading, type Undelivered, undelivered } from "./loading/plan.ts";
export { type LoadingTask, loadingTask } from "./loading/task.ts";
export { worthOf } from "./loading/worth.ts";
export * from "./reasons.ts";
export * from "./rules.ts";
export { scoreOf, soloBand, soloBandAbove } from "./scoring.ts";
export { freshHarbor } from "./setup.ts";
export * from "./state.ts";
export { raisePrice } from "./steps/influence.ts";
export { permitPrice } from "./steps/permit.ts";
export type { SeenBid, SeenPlayer, SeenWork, View } from "./view.ts";
export * from "./vocabulary.ts";
