/** How a piece comes where it was nowhere before, and how it goes when it will be nowhere any more. */
export const ENTRANCES = ["sail", "drive", "pop", "drop", "spin", "turn"] as const;
export type Entrance = (typeof ENTRANCES)[number];
export const EXITS = ["left", "right", "fade"] as const;
export type Exit = (typeof EXITS)[number];

type PieceTraits = {
  /** Like pieces are told apart by where they lie. */
  readonly at?: string;
  /** A piece whose face changes is turned over. */
  readonly face?: string | number | undefined;
  /** Only the drawing flies, not the box it stands in. */
  readonly drawn?: boolean;
  /** What it comes out of, and what it goes back to. */
  readonly from?: string;
  readonly to?: string;
  readonly enter?: Entrance;
  readonly exit?: Exit;
};

/** The marks by which the motion layer knows a piece again wherever it is drawn. */
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
