/** How much is measured; the short run only shows that everything works. */
export type Plan = {
  readonly recordings: number;
  readonly fullSpeed: { readonly tables: number; readonly rounds: number; readonly ms: number };
  /** One process and several, in rotation. */
  readonly processes: { readonly count: number; readonly tables: number; readonly rounds: number; readonly ms: number };
  readonly humanPace: { readonly tables: number; readonly ms: number };
  readonly tables: { readonly tables: number; readonly ms: number };
  /** Tables of bots only, with people at other tables. */
  readonly botTables: { readonly tables: number; readonly people: number; readonly ms: number };
  readonly memory: { readonly sockets: number; readonly rounds: number };
  readonly reconnect: { readonly tables: number; readonly withinMs: number };
  readonly growth: {
    readonly kept: readonly number[];
    readonly tables: number;
    readonly rounds: number;
    readonly ms: number;
    readonly loads: number;
  };
};

export const FULL: Plan = {
  recordings: 20,
  fullSpeed: { tables: 50, rounds: 5, ms: 4000 },
  processes: { count: 2, tables: 50, rounds: 5, ms: 3000 },
  humanPace: { tables: 250, ms: 45_000 },
  tables: { tables: 10_000, ms: 30_000 },
  botTables: { tables: 200, people: 100, ms: 30_000 },
  memory: { sockets: 1000, rounds: 3 },
  reconnect: { tables: 250, withinMs: 10_000 },
  growth: { kept: [10, 100, 1000, 5000], tables: 50, rounds: 3, ms: 2500, loads: 50 },
};

export const QUICK: Plan = {
  recordings: 5,
  fullSpeed: { tables: 20, rounds: 1, ms: 1500 },
  processes: { count: 2, tables: 20, rounds: 1, ms: 1500 },
  humanPace: { tables: 25, ms: 5000 },
  tables: { tables: 200, ms: 5000 },
  botTables: { tables: 10, people: 10, ms: 4000 },
  memory: { sockets: 200, rounds: 1 },
  reconnect: { tables: 25, withinMs: 2000 },
  growth: { kept: [10, 100], tables: 20, rounds: 1, ms: 1000, loads: 10 },
};
