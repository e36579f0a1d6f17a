type Field = { readonly id: number; readonly kind: string; goods: string[] };
type BoardState = { readonly players: { money: number; readonly fields: Field[] }[]; readonly deck: string[] };

export const FIELDS = 24;

/** A game for boardgame.io with a state as large as ours, and a move like our most common one, moving a good. */
export const sameSizeGame = {
  name: "same-size",
  setup: (): BoardState => ({
    players: Array.from({ length: 4 }, () => ({
      money: 100,
      fields: Array.from(
        { length: FIELDS },
        (_, id): Field => ({ id, kind: "storage-space", goods: ["crate", "barrel"] }),
      ),
    })),
    deck: Array.from({ length: 100 }, (_, card) => `card-number-${card}`),
  }),
  moves: {
    carry({ G }: { readonly G: BoardState }, seat: number, from: number, to: number): void {
      const player = G.players[seat];
      const good = player?.fields[from]?.goods.pop();
      if (player === undefined || good === undefined) return;
      player.fields[to]?.goods.push(good);
      player.money += 1;
    },
  },
};
