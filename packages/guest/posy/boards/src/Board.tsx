import {
  type Action,
  type Event,
  type Flowers,
  HOURS,
  LONGEST_POSY,
  posy,
  type View,
  without,
  worthOfPosy,
} from "@harbor/posy";
import type { BoardProps } from "@harbor/ui";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Gardeners } from "./Gardeners.tsx";
import { Picks } from "./Picks.tsx";
import "./posy.css";

type Props = BoardProps<View, Action, Event> & { readonly flowers: Flowers };

export function Board(props: Props) {
  const { view, seat, history, seen, tools, aside, recorded, scores, afterwards, rematch } = props;
  const { t } = useTranslation("posy");
  const progress = posy.progress?.(view);
  useEffect(() => seen(history.length), [seen, history.length]);
  return (
    <div
      className="posy-board"
      data-step={view.step}
      data-turn={`${view.day} ${view.step} ${view.asked}`}
      data-asked={isAsked(view, seat)}
    >
      <header className="posy-top">
        <h1>{t("dayOf", { day: view.day, days: view.options.days })}</h1>
        {progress !== undefined && (
          <progress
            value={progress.done}
            max={progress.of}
            aria-label={t("dayOf", { day: view.day, days: view.options.days })}
          />
        )}
        {tools}
      </header>
      <main className="posy-main">
        <p role="status">
          {scores !== undefined
            ? t("over")
            : isAsked(view, seat) && view.step !== "end"
              ? t(`ask.${view.step}`)
              : t("wait")}
        </p>
        <Gardeners {...props} />
        {scores === undefined && <Turn key={`${view.day} ${view.step} ${view.asked}`} {...props} />}
        {recorded?.controls}
        {scores !== undefined && recorded === undefined && (
          <button type="button" className="button main" onClick={rematch}>
            {t("again")}
          </button>
        )}
        {afterwards}
      </main>
      <aside className="posy-aside">{aside(history.length)}</aside>
    </div>
  );
}

function isAsked({ step, waiting, gardeners }: View, seat: number | undefined): boolean {
  return seat !== undefined && waiting.includes(seat) && !(step === "wake" && gardeners[seat]?.hasChosen === true);
}

/** The meadow, one's own flowers, and what can be done with both. */
function Turn({ flowers, view, seat, act, recorded }: Props) {
  const { t } = useTranslation("posy");
  const [gathered, setGathered] = useState<readonly string[]>([]);
  const [row, setRow] = useState<readonly string[]>([]);
  const own = seat === undefined || recorded !== undefined ? undefined : view.gardeners[seat];
  const { hand = [], hour, hasWatered = true } = own ?? {};
  const mayAct = own !== undefined && seat !== undefined && view.waiting.includes(seat);
  const step = mayAct ? view.step : "end";
  const left = without(hand, row) ?? [];
  const thistle = hand.find(flowers.isThistle);
  const button = (label: string, action: Action, isOff = false) => (
    <button type="button" className="button" disabled={isOff} onClick={() => act([action])}>
      {label}
    </button>
  );
  return (
    <>
      <Picks
        title={t("meadow")}
        flowers={without(view.meadow, gathered) ?? []}
        pick={step === "gather" && gathered.length < 2 ? (flower) => setGathered([...gathered, flower]) : undefined}
      />
      {own !== undefined && (
        <Picks
          title={t("hand")}
          flowers={left}
          pick={step === "tie" && row.length < LONGEST_POSY ? (flower) => setRow([...row, flower]) : undefined}
        />
      )}
      {gathered.length + row.length > 0 && (
        <Picks
          title={t("row")}
          flowers={step === "gather" ? gathered : row}
          pick={(flower) => {
            setGathered(without(gathered, [flower]) ?? gathered);
            setRow(without(row, [flower]) ?? row);
          }}
        />
      )}
      <div className="row posy-doings">
        {step === "wake" &&
          HOURS.map((one) => (
            <span key={one}>{button(t("wakeAt", { hour: one }), { type: "wake", hour: one }, one === hour)}</span>
          ))}
        {step === "gather" &&
          button(t("gather"), { type: "gather", flowers: gathered }, gathered.length === 0 && view.meadow.length > 0)}
        {step === "tie" &&
          button(t("tie", { count: worthOfPosy(flowers, row) }), { type: "tie", flowers: row }, row.length < 2)}
        {step === "tie" && button(t("rest"), { type: "rest" })}
        {(step === "gather" || step === "tie") && button(t("water"), { type: "water" }, hasWatered || view.bag === 0)}
        {view.turn !== undefined && mayAct && button(t("undo"), { type: "undo" })}
        {step === "dusk" && button(t("keep"), { type: "keep" })}
        {step === "dusk" && button(t("bury"), { type: "bury", flower: thistle ?? "" }, thistle === undefined)}
      </div>
    </>
  );
}
