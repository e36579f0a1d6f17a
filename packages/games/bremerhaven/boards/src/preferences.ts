/** A bid is laid with a second tap, so that none is laid by mistake. */
export const CONFIRM_BIDS = "confirmBids";
