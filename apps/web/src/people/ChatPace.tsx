import { CHAT_PACES, type ChatMessage, type TableView } from "@harbor/protocol";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useTableStore } from "../table/tableStore.ts";

type ChatPaceProps = {
  readonly lobby: TableView;
  /** The remaining wait, in words. */
  readonly wait: string | undefined;
};

/** The chat's pace: shown to everybody, set by the host. */
export function ChatPace({ lobby: { chatPace, you }, wait }: ChatPaceProps) {
  const { t } = useTranslation();
  const id = useId();
  const send = useTableStore((store) => store.table?.send);
  const told = !you.isHost && chatPace !== "free" ? t(`order.paceTold.${chatPace}`) : undefined;
  const again = wait === undefined ? undefined : t("order.writeAgain", { time: wait });
  return (
    <>
      {you.isHost && (
        <div className="chat-pace">
          <label htmlFor={id}>{t("order.pace")}</label>
          <select
            id={id}
            className="field"
            value={chatPace}
            onChange={({ target }) => {
              const pace = CHAT_PACES.find((one) => one === target.value);
              if (pace !== undefined) send?.({ do: "pace-chat", pace });
            }}
          >
            {CHAT_PACES.map((pace) => (
              <option key={pace} value={pace}>
                {t(`order.paces.${pace}`)}
              </option>
            ))}
          </select>
        </div>
      )}
      {(told ?? again) !== undefined && (
        <p className="chat-told">
          {/* The countdown is not read out every second. */}
          {told !== undefined && <span role="status">{told}</span>} {again}
        </p>
      )}
    </>
  );
}

const SECONDS: Readonly<Record<TableView["chatPace"], number>> = { free: 0, "10s": 10, "30s": 30, players: 0, off: 0 };

/** When somebody may write again, by the server's clock, judging by their last message. */
export function freeToWriteAt(
  { chatPace }: Pick<TableView, "chatPace">,
  chat: readonly ChatMessage[],
  own: string | undefined,
): number {
  const pause = SECONDS[chatPace] * 1000;
  const last = chat.findLast(({ author }) => author === own);
  return pause === 0 || last === undefined ? 0 : last.at + pause;
}

export function mayWriteAt({ chatPace, you }: Pick<TableView, "chatPace" | "you">): boolean {
  return chatPace !== "off" && (chatPace !== "players" || you.seat !== undefined);
}
