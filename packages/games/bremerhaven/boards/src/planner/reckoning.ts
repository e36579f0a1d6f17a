export { offerAt, prospectOf, slotsOnOffer } from "@harbor/bremerhaven-bots/planner";
