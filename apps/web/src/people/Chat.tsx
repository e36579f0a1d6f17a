import { CHAT_LENGTH, type ChatMessage, type TableView } from "@harbor/protocol";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTableStore } from "../table/tableStore.ts";
import { useGame } from "../useGame.ts";
import { ChatPace, freeToWriteAt, mayWriteAt } from "./ChatPace.tsx";
import { PersonButton } from "./PersonButton.tsx";
import { timeLeft } from "./standing.ts";
import { useRead } from "./unread.ts";
import { useServerClock } from "./useServerClock.ts";
import "./chat.css";

const NOTHING: readonly never[] = [];
/** Show the remaining length from here on. */
const NEARLY_FULL = 60;

/** The table's chat. During the game, spectators are heard only by each other. */
export function Chat() {
  const { t } = useTranslation();
  const lobby = useTableStore((store) => store.snapshot?.lobby);
  const chat = useTableStore((store) => store.snapshot?.chat) ?? NOTHING;
  const unsent = useTableStore((store) => store.snapshot?.unsent) ?? NOTHING;
  const list = useRef<HTMLDivElement>(null);
  useReadWhenSeen(list, lobby?.code, chat.at(-1)?.at);

  // biome-ignore lint/correctness/useExhaustiveDependencies: keeps the newest message in view
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [chat.length, unsent.length]);

  if (lobby === undefined) return undefined;
  return (
    <div className="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard */}
      <div className="chat-list" ref={list} tabIndex={0} role="log" aria-label={t("log.chat")}>
        {chat.length + unsent.length === 0 && <p className="chat-empty">{t("chat.empty")}</p>}
        {chat.map((message) => (
          <Line key={`${message.at} ${message.author}`} message={message} lobby={lobby} />
        ))}
        {unsent.map((text, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: unsent messages have no id
          <p key={nth} className="chat-line" data-unsent="true">
            <span className="chat-text">{text}</span> <small>{t("chat.sending")}</small>
          </p>
        ))}
      </div>
      {lobby.status === "playing" && (
        <p className="chat-hearers">{lobby.you.seat === undefined ? t("chat.amongWatchers") : t("chat.toAll")}</p>
      )}
      <Say lobby={lobby} chat={chat} />
    </div>
  );
}

/** Marks messages as read once they are on the screen, and not in a hidden tab or panel. */
function useReadWhenSeen(list: { readonly current: HTMLElement | null }, code?: string, latest?: number): void {
  const read = useRead();
  useEffect(() => {
    const element = list.current;
    if (element === null || code === undefined || latest === undefined) return;
    let seen = false;
    const look = () => {
      if (seen && !document.hidden) read(code, latest);
    };
    const watcher = new IntersectionObserver((entries) => {
      seen = entries.some(({ isIntersecting }) => isIntersecting);
      look();
    });
    watcher.observe(element);
    document.addEventListener("visibilitychange", look);
    return () => {
      watcher.disconnect();
      document.removeEventListener("visibilitychange", look);
    };
  }, [list, code, latest, read]);
}

function Line({ message, lobby }: { readonly message: ChatMessage; readonly lobby: TableView }) {
  const { Sign } = useGame();
  const { t } = useTranslation();
  const { author, name, seat, text } = message;
  const sitting = seat === undefined ? undefined : lobby.seats[seat];
  const isOwn = seat !== undefined && seat === lobby.you.seat;
  return (
    <div className="chat-line" data-own={isOwn}>
      <p>
        {sitting === undefined ? undefined : <Sign color={sitting.color} className="chat-sign" />}
        <b className="chat-name">{name}</b>
        {seat === undefined && <span className="chat-watcher"> {t("chat.watcher")}</span>}{" "}
        <span className="chat-text">{text}</span>
      </p>
      <PersonButton author={author} name={name} message={message} />
    </div>
  );
}

type SayProps = { readonly lobby: TableView; readonly chat: readonly ChatMessage[] };

function Say({ lobby, chat }: SayProps) {
  const { t } = useTranslation();
  const say = useTableStore((store) => store.table?.say);
  const own = useTableStore((store) => store.snapshot?.author);
  const [text, setText] = useState("");
  const isMuted = own !== undefined && lobby.muted.includes(own);
  const isClosed = isMuted || !mayWriteAt(lobby);
  const free = freeToWriteAt(lobby, chat, own);
  // Watch the clock only while it matters.
  const [waits, setWaits] = useState(false);
  const now = useServerClock(waits);
  const mustWait = free > now;
  useEffect(() => setWaits(mustWait), [mustWait]);
  const left = CHAT_LENGTH - [...text].length;

  function send(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === "" || left < 0 || mustWait) return;
    say?.(text.trim());
    setText("");
  }

  return (
    <>
      <ChatPace lobby={lobby} wait={mustWait && !isClosed ? timeLeft(free, now).text : undefined} />
      <form className="say" onSubmit={send}>
        {isMuted && <p className="say-note">{t("refused.muted")}</p>}
        {left <= NEARLY_FULL && (
          <p className="say-note" role="status" data-over={left < 0}>
            {left < 0 ? t("chat.tooLong", { count: -left }) : t("chat.left", { count: left })}
          </p>
        )}
        <input
          className="field"
          aria-label={t("log.say")}
          placeholder={t("log.say")}
          autoComplete="off"
          enterKeyHint="send"
          disabled={isClosed}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="button" disabled={isClosed || mustWait || left < 0}>
          {t("log.send")}
        </button>
      </form>
    </>
  );
}
