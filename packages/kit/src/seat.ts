/** A place at the table, counted from 0. */
export type Seat = number;

/** Whose view of the table it is: a seat's, or that of somebody without a seat. */
export type Viewer = Seat | "spectator";
