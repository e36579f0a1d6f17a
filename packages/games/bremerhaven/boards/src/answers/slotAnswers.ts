import {
  auctionAt,
  type Bid,
  CONTRACT_SLOTS,
  type Contest,
  SHIP_SLOTS,
  type Slot,
  STEPS,
  type StepId,
  TOWN_SLOTS,
} from "@harbor/bremerhaven";
import { allOf } from "@harbor/ui";
import { cardAt, concernsOf } from "../choice/concerns.ts";
import { RULE_OF } from "../prompt/ruleOf.ts";
import { answer, type BoardAnswer, type Situation } from "./situation.ts";
import { exceptionToRank } from "./ties.ts";

/** What is won at a slot, what that would do for the viewer, and who is ahead there. */
export function slotAnswer(asked: Situation, slot: Slot): BoardAnswer {
  const { view, texts, t } = asked;
  const ship = cardAt(view.sea, SHIP_SLOTS, slot);
  const contract = cardAt(view.land, CONTRACT_SLOTS, slot);
  if (ship !== undefined) {
    const name = texts.names.ships[ship] ?? ship;
    return answer(name, "SEA-1", t("answer.slot.ship"), offered(asked, slot), bidsAt(asked, slot));
  }
  if (contract !== undefined) {
    const name = texts.names.contracts[contract] ?? contract;
    return answer(name, "LND-1", t("answer.slot.contract"), offered(asked, slot), bidsAt(asked, slot));
  }
  const town = TOWN_SLOTS.find((one) => one === slot);
  const name = texts.slots[slot];
  if (town === undefined) return answer(name, "BID-5", t("answer.slot.empty"), bidsAt(asked, slot));
  return answer(name, RULE_OF[town], t(`answer.slot.${slot}`), ownAt(asked, slot), bidsAt(asked, slot));
}

/** What the card on offer would do for the viewer's harbor, as one sentence. */
function offered({ offer }: Situation, slot: Slot): string | undefined {
  const line = offer(slot);
  return line === undefined || line === "" ? undefined : `${line}.`;
}

/** What this house would do for the viewer now. */
function ownAt({ view, own, cards, t }: Situation, slot: Slot): string | undefined {
  if (own === undefined) return undefined;
  const count = view.bids.filter((bid) => bid.seat === own && bid.slot === slot).length;
  if (slot === "parking" && count > 0) return t("answer.slot.parkingOwn", { count });
  switch (concernsOf(cards, view, own).get(slot)) {
    case "nothingToPermit":
      return t("concern.nothingToPermit");
    case "noBuilding":
      return t("concern.noBuilding");
    case "supplyEmpty":
      return t("concern.supplyEmpty");
    default:
      return undefined;
  }
}

/** The cards at a slot: how many while they are face down, and who is ahead once they are open. */
function bidsAt(asked: Situation, slot: Slot): string | undefined {
  const { view, t } = asked;
  const here = view.bids.filter((bid) => bid.slot === slot);
  if (here.length === 0) return view.step === "bidding" ? t("answer.bids.none") : undefined;
  const open = here.flatMap(({ seat, card }): Bid[] => (card === undefined ? [] : [{ seat, slot, card }]));
  if (open.length < here.length) return laidAt(asked, slot);
  return slot === "parking" ? undefined : ahead(asked, { ...view, bids: open }, slot);
}

function laidAt({ view, own, name, language, t }: Situation, slot: Slot): string {
  const here = view.bids.filter((bid) => bid.slot === slot);
  const seats = [...new Set(here.map(({ seat }) => seat))];
  const bids = seats.map((seat) => {
    const count = here.filter((bid) => bid.seat === seat).length;
    if (seat !== own) return t("answer.bids.cards", { name: name(seat), count });
    const total = here.reduce((sum, bid) => sum + (bid.seat === own ? (bid.card ?? 0) : 0), 0);
    return t("answer.bids.own", { total, count });
  });
  return t("answer.bids.hidden", { bids: allOf(language, bids) });
}

function ahead(asked: Situation, contest: Contest, slot: Slot): string | undefined {
  const { view, own, cards, name, language, t } = asked;
  const auction = auctionAt(cards, contest, slot);
  if (auction === undefined) return undefined;
  const { winner, total: count, tiedWith } = auction;
  const over = isResolved(view, slot);
  const words = winner === own ? (over ? "youWon" : "youLead") : over ? "won" : "leads";
  const said = t(`answer.bids.${words}`, { name: name(winner), count });
  if (tiedWith.length > 0) {
    return `${said} ${t("answer.bids.tied", {
      others: allOf(
        language,
        tiedWith.map((seat) => name(seat)),
      ),
    })}`;
  }
  if (over) return said;
  return [said, t("answer.bids.ties"), exceptionToRank(asked)].filter((one) => one !== undefined).join(" ");
}

/** Whether a slot's winner has already been served in this round. */
function isResolved({ step, place }: Situation["view"], slot: Slot): boolean {
  const town = TOWN_SLOTS.find((one) => one === slot);
  const [resolving, board]: [StepId, readonly Slot[]] = slot.startsWith("ship")
    ? ["ships", SHIP_SLOTS]
    : ["contracts", CONTRACT_SLOTS];
  if (town === undefined && step === resolving) return place > board.indexOf(slot) + 1;
  return STEPS.indexOf(step) > STEPS.indexOf(town ?? resolving);
}
