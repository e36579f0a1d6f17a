import { bremerhaven } from "@harbor/bremerhaven";
import { seedFrom } from "@harbor/kit";

const { state } = bremerhaven.begin({ mode: "solo", seats: 1, ordered: false, goods: ["any"] }, seedFrom("any text"));
const [seat = 0] = bremerhaven.pending(state);
const [action] = bremerhaven.legal(state, seat);
const applied = bremerhaven.apply(state, seat, action);
console.log(applied.ok ? bremerhaven.view(applied.state, seat).players : applied.reason);
