export { type ContractOffer, type Offer, offerAt, type ShipOffer, slotsOnOffer } from "./offers.ts";
export { type Plan, planOf, resumeTrial } from "./plan.ts";
export { type Planned, plannedFor } from "./planned.ts";
export { type Evening, type Prospect, prospectOf, type Settled } from "./prospect.ts";
export {
  attempt,
  beginTrial,
  type Done,
  isBehind,
  outlookOf,
  type PlannedStep,
  pick,
  renewTrial,
  startOver,
  stateOf,
  type Trial,
  type Tried,
  takeBack,
  viewOf,
} from "./trial.ts";
