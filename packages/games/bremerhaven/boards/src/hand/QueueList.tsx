import { CONTRACT_SLOTS, SHIP_SLOTS, type Slot } from "@harbor/bremerhaven";
import { asks } from "../answers/question.ts";
import { useBoardContext } from "../boardContext.ts";
import { cardAt } from "../choice/concerns.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import type { Queueing } from "./useQueueing.ts";

export function QueueList({ queue }: { readonly queue: Queueing }) {
  const { t } = useBoardTexts();
  const { texts } = useBoardContext();
  if (queue.queued.length === 0) return undefined;
  return (
    <section className="queue" aria-label={t("queue.name")} data-sending={queue.sending}>
      <h2>
        {t("queue.name")}
        {queue.sending && <span role="status"> · {t("sent.mark")}</span>}
      </h2>
      <ol>
        {queue.queued.map((action, nth) =>
          action.type === "bid" ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in a queue is its number
            <li key={nth}>
              {nth > 0 && (
                <button
                  type="button"
                  className="queue-drop"
                  onClick={() => queue.sooner(nth)}
                  aria-label={t("meanwhile.sooner", { card: action.card })}
                >
                  ‹
                </button>
              )}
              <b {...asks({ about: "card", card: action.card })}>{action.card}</b> {nameOf(action.slot)}
              <button type="button" className="queue-drop" onClick={() => queue.drop(nth)} aria-label={t("queue.drop")}>
                ×
              </button>
            </li>
          ) : undefined,
        )}
      </ol>
    </section>
  );

  /** The name of the card on offer at the slot, as on the boards. */
  function nameOf(slot: Slot): string {
    const ship = cardAt(queue.view.sea, SHIP_SLOTS, slot);
    if (ship !== undefined) return texts.names.ships[ship] ?? ship;
    const contract = cardAt(queue.view.land, CONTRACT_SLOTS, slot);
    if (contract !== undefined) return texts.names.contracts[contract] ?? contract;
    return texts.slots[slot];
  }
}
