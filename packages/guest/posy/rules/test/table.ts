import { beginChecked, eventsFor, type Seat, seedFrom } from "@harbor/kit";
import { type Action, type Event, type Options, type Posy, posy, type State } from "../src/index.ts";

/** A game being played by hand: illegal actions throw. */
export type Table = {
  readonly state: State;
  /** What the last action told, as the spectators heard it. */
  readonly told: readonly Event[];
  act(seat: Seat, action: Action): Table;
  refusal(seat: Seat, action: Action): string | undefined;
  /** Everybody gets up at these hours. */
  wake(...hours: readonly (5 | 6 | 7)[]): Table;
  /** Whoever is waited for does something forward, as the autopilot would, until something is so. */
  until(isSo: (state: State) => boolean): Table;
};

export function seatAt(options: Partial<Options> = {}, text = "posy", game: Posy = posy): Table {
  const read = game.readOptions({ mode: "garden", ...options });
  if (!read.ok) throw new Error(read.problem);
  return tableOf(game, beginChecked(game, read.value, seedFrom(text)).state, []);
}

/** The same table with something changed by hand. */
export function changed(table: Table, change: Partial<State>): Table {
  return tableOf(posy, { ...table.state, ...change }, []);
}

function tableOf(game: Posy, state: State, told: readonly Event[]): Table {
  const table: Table = {
    state,
    told,
    act(seat, action) {
      const applied = game.apply(state, seat, action);
      if (!applied.ok) throw new Error(`seat ${seat} may not ${JSON.stringify(action)}: ${applied.reason}`);
      return tableOf(game, applied.state, eventsFor(applied.events, "spectator"));
    },
    refusal(seat, action) {
      const applied = game.apply(state, seat, action);
      return applied.ok ? undefined : applied.reason;
    },
    wake: (...hours) => hours.reduce<Table>((now, hour, seat) => now.act(seat, { type: "wake", hour }), table),
    until(isSo) {
      const [seat] = game.pending(state);
      if (isSo(state) || seat === undefined) return table;
      const legal = game.legal(state, seat).filter((action) => !game.takesBack(action));
      const action = game.autopilot?.(game.view(state, seat), seat, legal);
      if (action === undefined) throw new Error("there is no autopilot");
      return table.act(seat, action).until(isSo);
    },
  };
  return table;
}
