import { bremerhaven, WESER } from "@harbor/bremerhaven";
import { attempt, beginTrial, offerAt, outlookOf, pick, prospectOf } from "@harbor/bremerhaven-bots/planner";
import { seedFrom } from "@harbor/kit";

const begun = bremerhaven.begin(
  { mode: "long", seats: 2, ordered: false, goods: ["any", "any"] },
  seedFrom("any text"),
);
if (!begun.ok) throw new Error(begun.problem);
const view = bremerhaven.view(begun.state, 0);

console.log(offerAt(bremerhaven, WESER, view, 0, "contract:1"));
console.log(prospectOf(bremerhaven, WESER, view, 0)?.evenings);

const trial = pick(beginTrial(bremerhaven, view, 0), { board: "land", place: 1 });
const done = attempt(bremerhaven, trial, [{ type: "lay", dock: 2 }]);
if (done.ok) console.log(outlookOf(WESER, done.trial));
