import type { AnyGameClient, Words } from "@harbor/ui";
import { Fragment, lazy, memo, useEffect, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Later } from "../mishap/Later.tsx";
import { useUnread } from "../people/unread.ts";
import { useSettings } from "../settings/settingsStore.ts";
import { useTableStore } from "./tableStore.ts";

const Chat = lazy(async () => ({ default: (await import("../people/Chat.tsx")).Chat }));
const PeopleList = lazy(async () => ({ default: (await import("../people/PeopleList.tsx")).PeopleList }));

const TABS = ["log", "chat", "people"] as const;

type LogProps = {
  readonly client: AnyGameClient;
  /** How much of the history to show. */
  readonly shown: number;
};

/** The log by rounds, with a mark at this seat's last decision; at a table with others also chat and people. */
export function LogPanel({ client, shown }: LogProps) {
  const { t } = useTranslation();
  const id = useId();
  const [tab, setTab] = useState<(typeof TABS)[number]>("log");
  const live = useTableStore((store) => store.snapshot?.lobby !== undefined);
  const unread = useUnread();
  if (!live) {
    return (
      <section className="log" aria-label={t("log.log")}>
        <Log client={client} shown={shown} />
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
        {tab === "log" && <Log client={client} shown={shown} />}
        <Later>
          {tab === "chat" && <Chat />}
          {tab === "people" && <PeopleList />}
        </Later>
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
/** In CSS pixels. Readers who have scrolled up further than this are left where they are. */
const NEAR_END = 8;

function Log({ client, shown }: LogProps) {
  const { t } = useTranslation();
  const { t: tell } = useTranslation(client.game.id);
  const language = useSettings((settings) => settings.language);
  const history = useTableStore((store) => store.snapshot?.history) ?? NO_HISTORY;
  const since = useTableStore((store) => store.snapshot?.since) ?? 0;
  const people = useTableStore((store) => store.snapshot?.people) ?? NO_HISTORY;
  const own = useTableStore((store) => store.snapshot?.seat);
  const list = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLParagraphElement>(null);
  const words = useMemo(
    (): Words => ({
      language,
      own,
      name: (seat) => people[seat]?.name ?? client.frameTexts[language].automaton ?? "",
      t: (key, values) => tell(key, values ?? {}),
    }),
    [client, language, own, people, tell],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: keeps the newest line in view
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [shown]);
  useEffect(() => {
    const box = list.current;
    if (box === null) return;
    // A hidden list cannot be scrolled. On a phone it appears later, or after the phone is turned.
    let isAtEnd = true;
    const look = () => {
      isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - NEAR_END;
    };
    const watch = new ResizeObserver(() => {
      if (isAtEnd) box.scrollTo({ top: box.scrollHeight });
    });
    watch.observe(box);
    box.addEventListener("scroll", look);
    return () => {
      watch.disconnect();
      box.removeEventListener("scroll", look);
    };
  }, []);

  // Hide what was taken back, but only once the taking back itself is shown.
  const told = useMemo(() => {
    const upTo = history.slice(0, shown);
    const nothing = client.takenBack(upTo);
    return upTo.filter(({ n }) => !nothing.has(n));
  }, [client, history, shown]);
  const firstNew = told.find(({ n, event }) => n >= since && client.tell(event, words) !== undefined)?.n;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard */}
      <div className="log-list" ref={list} tabIndex={0} role="log" aria-label={t("log.log")}>
        {told.map(({ n, event }) => (
          <Fragment key={n}>
            {n === firstNew && n > 0 && (
              <p className="log-since" ref={mark}>
                {t("log.since")}
              </p>
            )}
            <Line client={client} event={event} words={words} isNew={n >= since} />
          </Fragment>
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

type LineProps = {
  readonly client: AnyGameClient;
  readonly event: unknown;
  readonly words: Words;
  readonly isNew: boolean;
};

/** Memoized: a long game's log has hundreds of lines, and each step adds only one or two. */
const Line = memo(function Line({ client, event, words, isNew }: LineProps) {
  const line = client.tell(event, words);
  if (line === undefined) return undefined;
  const className = client.roundBegun(event) === undefined ? "log-line" : "log-round";
  return (
    <p className={className} data-new={isNew}>
      {line}
    </p>
  );
});
