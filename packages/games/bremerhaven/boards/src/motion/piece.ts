/** How a new piece appears, and how a removed one disappears. */
export const ENTRANCES = ["sail", "drive", "pop", "drop", "spin", "turn"] as const;
export type Entrance = (typeof ENTRANCES)[number];
export const EXITS = ["left", "right", "fade"] as const;
export type Exit = (typeof EXITS)[number];

type PieceTraits = {
  /** Equal pieces differ by where they lie. */
  readonly at?: string;
  /** A piece whose face changes turns over. */
  readonly face?: string | number | undefined;
  /** Only the drawing flies, not the box it stands in. */
  readonly drawn?: boolean;
  /** The places that it emerges from and returns to. */
  readonly from?: string;
  readonly to?: string;
  readonly enter?: Entrance;
  readonly exit?: Exit;
};

/** The data attributes by which the motion layer recognizes a piece wherever it is drawn. */
export function piece(id: string, { at = "", face = "", drawn, from, to, enter, exit }: PieceTraits = {}) {
  return {
    "data-piece": id,
    "data-at": at,
    "data-face": String(face),
    "data-drawn": drawn,
    "data-from": from,
    "data-to": to,
    "data-enter": enter,
    "data-exit": exit,
  };
}
