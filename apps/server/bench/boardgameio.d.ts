/** boardgame.io's types support only its old module format; this declares what the benchmark uses. */
declare module "boardgame.io/dist/cjs/server.js" {
  export function Server(plan: { readonly games: readonly object[]; readonly origins: readonly string[] }): {
    run(port: number): Promise<unknown>;
  };
}
declare module "boardgame.io/dist/cjs/core.js" {
  /** Everybody may move at any time. */
  export const ActivePlayers: { readonly ALL: object };
}
