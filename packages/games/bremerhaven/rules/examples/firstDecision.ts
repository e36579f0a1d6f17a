import { bremerhaven } from "@harbor/bremerhaven";
import { seedFrom } from "@harbor/kit";

const options = bremerhaven.readOptions({ mode: "solo", seats: 1 });
if (!options.ok) throw new Error(options.problem);
const begun = bremerhaven.begin(options.value, seedFrom("any text"));
if (!begun.ok) throw new Error(begun.problem);

const [seat = 0] = bremerhaven.pending(begun.state);
const [action] = bremerhaven.legal(begun.state, seat);
if (action === undefined) throw new Error("the game waits for nobody");
const applied = bremerhaven.apply(begun.state, seat, action);
console.log(applied.ok ? bremerhaven.view(applied.state, seat).players : applied.reason);
