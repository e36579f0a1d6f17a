import type { AnyStage } from "@harbor/face";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Chat } from "../people/Chat.tsx";
import { PeopleList } from "../people/PeopleList.tsx";
import { useUnread } from "../people/unread.ts";
import { useSettings } from "../settings/settingsStore.ts";
import { useTableStore } from "./tableStore.ts";

const TABS = ["log", "chat", "people"] as const;

/** What happened, round by round, with a mark where this seat decided last; at a table with others chat and people, too. */
export function LogPanel({ stage }: { readonly stage: AnyStage }) {
  const { t } = useTranslation();
  const id = useId();
  const [tab, setTab] = useState<(typeof TABS)[number]>("log");
  const live = useTableStore((store) => store.snapshot?.lobby !== undefined);
  const unread = useUnread();
  if (!live) {
    return (
      <section className="log" aria-label={t("log.log")}>
        <Log stage={stage} />
      </section>
    );
  }
  return (
    <section className="log" aria-label={t("log.name")}>
      <div className="log-tabs" role="tablist" aria-label={t("log.name")} onKeyDown={({ key }) => turnTo(key)}>
        {TABS.map((one) => (
          <button
            key={one}
            id={`${id}-${one}`}
            type="button"
            role="tab"
            className="log-tab"
            aria-selected={one === tab}
            aria-controls={`${id}-panel`}
            tabIndex={one === tab ? 0 : -1}
            onClick={() => setTab(one)}
          >
            {t(`log.${one}`)}
            {one === "chat" && unread > 0 && (
              <span className="log-unread">
                {unread}
                <span className="unseen">{t("chat.unread", { count: unread })}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      <div className="log-panel" id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`}>
        {tab === "log" && <Log stage={stage} />}
        {tab === "chat" && <Chat />}
        {tab === "people" && <PeopleList />}
      </div>
    </section>
  );

  function turnTo(key: string): void {
    const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
    const next = TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length];
    if (step === 0 || next === undefined) return;
    setTab(next);
    document.getElementById(`${id}-${next}`)?.focus();
  }
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
