import { type Scenario, scenario } from "./scenario.ts";

/** The four colours of the book's example, Red with the best rank and Yellow with the worst. */
export const RED = 0;
export const GREEN = 1;
export const BLUE = 2;
export const YELLOW = 3;

/** The rule book's example of the town board; each has 20 money before the cards are revealed. */
export function bookExample(): Scenario {
  const table = scenario({ seats: 4 }).ranks(RED, GREEN, BLUE, YELLOW);
  for (const seat of table.state.ladder) table.money(seat, 20);
  return table
    .onTop("buildings", "lighthouse")
    .sea("gull", "plover", "curlew", "wren")
    .land("tavern", "barber", "pharmacy", "toy-shop")
    .bids({
      [RED]: { parking: 1, building: 3, permit: 5, "ship:1": 4, "contract:1": 2 },
      [GREEN]: { permit: 2, influence: 4, "ship:2": 5, "contract:2": 3, "contract:3": 1 },
      [BLUE]: { permit: 2, influence: 3, "ship:3": 5, "contract:2": 4, "contract:4": 1 },
      [YELLOW]: { building: 3, "ship:4": 5, "contract:1": 4, "contract:3": 2, "contract:4": 1 },
    })
    .reveal();
}
