import type { BalanceRow } from "@harbor/bots";

const once = { times: 1, variants: 1 } as const;

export const ROWS = [
  { id: "four-strongest", mode: "plain", seats: 4, bots: "strongest", ...once },
  { id: "three-strongest", mode: "plain", seats: 3, bots: "strongest", ...once },
  { id: "four-equal", mode: "plain", seats: 4, bots: "middle", ...once },
  { id: "three-equal", mode: "plain", seats: 3, bots: "middle", ...once },
  { id: "pirates-equal", mode: "pirates", seats: 4, bots: "middle", ...once },
] as const satisfies readonly BalanceRow[];
