/** boardgame.io's types fit its old module format only; this is what the benchmark uses. */
declare module "boardgame.io/dist/cjs/server.js" {
  export function Server(plan: { readonly games: readonly object[]; readonly origins: readonly string[] }): {
    run(port: number): Promise<unknown>;
  };
}
declare module "boardgame.io/dist/cjs/core.js" {
  /** Everybody may move at any time. */
  export const ActivePlayers: { readonly ALL: object };
}
