export { offerAt, slotsOnOffer } from "@harbor/bremerhaven-bots/planner";
