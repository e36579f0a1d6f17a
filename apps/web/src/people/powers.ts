import type { TableView } from "@harbor/protocol";

export type Powers = {
  readonly isMuted: boolean;
  /** The seat that the person can be removed from. */
  readonly mayClear: number | undefined;
  readonly mayBanSeats: boolean;
  readonly mayBanTable: boolean;
  readonly mayReadmit: boolean;
  /** Whether the person sits in a running game, where the host cannot take seats. */
  readonly isSeatSafe: boolean;
};

/** What a host can do about somebody else at the moment. */
export function powersOver({ status, seats, muted, keptOut }: TableView, author: string): Powers {
  const seat = seats.findIndex((one) => one.kind === "person" && one.author === author && one.resigned !== true);
  const from = keptOut.find((one) => one.author === author)?.from;
  const isOpen = status === "open";
  const isSeated = seat !== -1;
  return {
    isMuted: muted.includes(author),
    mayClear: isOpen && isSeated ? seat : undefined,
    mayBanSeats: isOpen && from !== "seats" && from !== "table",
    mayBanTable: (isOpen || !isSeated) && from !== "table",
    mayReadmit: from === "seats" || from === "table",
    isSeatSafe: isSeated && status === "playing",
  };
}
