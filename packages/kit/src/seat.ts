/** A place at the table, counted from 0. */
export type Seat = number;

/** Who looks at the table: somebody in a seat, or anybody without one. */
export type Viewer = Seat | "spectator";
