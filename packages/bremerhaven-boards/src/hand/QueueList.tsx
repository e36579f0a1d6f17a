import { useTranslation } from "react-i18next";
import { useSurroundings } from "../surroundings.ts";
import type { Queueing } from "./useQueueing.ts";

export function QueueList({ queue }: { readonly queue: Queueing }) {
  const { t } = useTranslation("board");
  const { texts } = useSurroundings();
  if (queue.queued.length === 0) return undefined;
  return (
    <section className="queue" aria-label={t("queue.name")}>
      <h2>{t("queue.name")}</h2>
      <ol>
        {queue.queued.map((action, nth) =>
          action.type === "bid" ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in a queue is its number
            <li key={nth}>
              <b>{action.card}</b> {texts.slots[action.slot]}
              <button type="button" className="queue-drop" onClick={() => queue.drop(nth)} aria-label={t("queue.drop")}>
                ×
              </button>
            </li>
          ) : undefined,
        )}
      </ol>
    </section>
  );
}
