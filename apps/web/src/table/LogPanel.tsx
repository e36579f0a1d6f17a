import type { AnyStage } from "@harbor/face";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSettings } from "../settings/settingsStore.ts";
import { useTableStore } from "./tableStore.ts";

/** What happened, round by round, with a mark where this seat decided last; beside it the chat, where there is one. */
export function LogPanel({ stage }: { readonly stage: AnyStage }) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<"log" | "chat">("log");
  const live = useTableStore((store) => store.snapshot?.lobby !== undefined);
  return (
    <section className="log" aria-label={t("log.name")}>
      {live && (
        <div className="log-tabs" role="tablist">
          {(["log", "chat"] as const).map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              className="log-tab"
              aria-selected={one === tab}
              onClick={() => setTab(one)}
            >
              {t(`log.${one}`)}
            </button>
          ))}
        </div>
      )}
      {tab === "log" ? <Log stage={stage} /> : <Chat />}
    </section>
  );
}

const NO_HISTORY: readonly never[] = [];

function Log({ stage }: { readonly stage: AnyStage }) {
  const { t } = useTranslation();
  const { t: tell } = useTranslation("board");
  const language = useSettings((settings) => settings.language);
  const history = useTableStore((store) => store.snapshot?.history) ?? NO_HISTORY;
  const since = useTableStore((store) => store.snapshot?.since) ?? 0;
  const people = useTableStore((store) => store.snapshot?.people) ?? NO_HISTORY;
  const list = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLParagraphElement>(null);
  const words = {
    language,
    name: (seat: number) => people[seat]?.name ?? tell("dummy"),
    t: (key: string, values?: Readonly<Record<string, string | number>>) => tell(key, values ?? {}),
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is kept in sight
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [history.length]);

  const lines = history.flatMap(({ n, event }) => {
    const line = stage.tell(event, words);
    return line === undefined ? [] : [{ n, line, round: stage.roundBegun(event) }];
  });
  const firstNew = lines.find(({ n }) => n >= since)?.n;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className="log-list" ref={list} tabIndex={0} role="log" aria-label={t("log.log")}>
        {lines.map(({ n, line, round }) => (
          <div key={n}>
            {n === firstNew && n > 0 && (
              <p className="log-since" ref={mark}>
                {t("log.since")}
              </p>
            )}
            <p className={round === undefined ? "log-line" : "log-round"} data-new={n >= since}>
              {line}
            </p>
          </div>
        ))}
      </div>
      {firstNew !== undefined && firstNew > 0 && (
        <button type="button" className="log-jump" onClick={() => mark.current?.scrollIntoView({ block: "start" })}>
          {t("log.jump")}
        </button>
      )}
    </>
  );
}

function Chat() {
  const { t } = useTranslation();
  const chat = useTableStore((store) => store.snapshot?.chat) ?? NO_HISTORY;
  const say = useTableStore((store) => store.table?.say);
  const [text, setText] = useState("");

  function send(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === "") return;
    say?.(text.trim());
    setText("");
  }

  return (
    <>
      <div className="log-list" role="log" aria-label={t("log.chat")}>
        {chat.map(({ name, text: line, at }) => (
          <p key={`${at} ${name}`} className="log-line">
            <b>{name}:</b> {line}
          </p>
        ))}
      </div>
      <form className="say" onSubmit={send}>
        <input
          className="field"
          aria-label={t("log.say")}
          placeholder={t("log.say")}
          maxLength={300}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="button">
          {t("log.send")}
        </button>
      </form>
    </>
  );
}
