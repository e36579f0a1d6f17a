import { luckFrom } from "@harbor/bots";
import { bremerhaven } from "@harbor/bremerhaven";
import { signOn } from "@harbor/bremerhaven-bots";
import { seedFrom } from "@harbor/kit";

const begun = bremerhaven.begin({ mode: "solo", seats: 1, ordered: false, goods: ["any"] }, seedFrom("any text"));
if (!begun.ok) throw new Error(begun.problem);
const { state } = begun;
const [seat = 0] = bremerhaven.pending(state);
const { captain } = signOn();
const action = captain.decide({
  view: bremerhaven.view(state, seat),
  seat,
  legal: bremerhaven.legal(state, seat),
  budget: { milliseconds: 100, clock: () => performance.now() },
  chance: luckFrom("any text"),
});
console.log(action);
