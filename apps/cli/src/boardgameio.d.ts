/** boardgame.io does not type its internals; these are the ones the benchmark uses. */
declare module "boardgame.io/dist/cjs/internal.js" {
  export type BoardState<G> = { readonly G: G; readonly ctx: unknown };
  export type BoardGame<G> = {
    readonly name: string;
    setup(): G;
    readonly moves: Readonly<Record<string, (context: { readonly G: G }, ...args: never[]) => void>>;
  };
  export function ProcessGameConfig<G>(game: BoardGame<G>): BoardGame<G>;
  export function InitializeGame<G>(given: { readonly game: BoardGame<G>; readonly numPlayers: number }): BoardState<G>;
  export function CreateGameReducer<G>(given: {
    readonly game: BoardGame<G>;
    readonly isClient: boolean;
  }): (state: BoardState<G>, action: unknown) => BoardState<G>;
}
