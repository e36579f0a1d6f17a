import { type Event, SLOTS } from "@harbor/bremerhaven";
import type { Happened } from "@harbor/ui";
import { type CSSProperties, useMemo, useState } from "react";
import { useBoardContext } from "../boardContext.ts";
import { Sign } from "../Sign.tsx";
import { useBoardTexts } from "../useBoardTexts.ts";
import { heatOf, type RoundHeat, type SlotHeat } from "./bidHeat.ts";
import { RoundSlots, RoundSums } from "./RoundBids.tsx";

/** A heat map of all bids by slot and round, with the winners and the cards of the selected round. */
export function BidHeat({ history }: { readonly history: readonly Happened<Event>[] }) {
  const { t } = useBoardTexts();
  const { texts } = useBoardContext();
  const rounds = useMemo(() => heatOf(history), [history]);
  const [chosen, setChosen] = useState<number>();
  const shown = rounds.find(({ round }) => round === chosen) ?? rounds.at(-1);
  if (shown === undefined) return undefined;
  const slots = SLOTS.filter((slot) => rounds.some((round) => round.slots.some((heat) => heat.slot === slot)));
  const hottest = Math.max(1, ...rounds.flatMap((round) => round.slots.map(({ laid }) => laid)));
  return (
    <section className="heat">
      <h2>{t("heat.title")}</h2>
      <p className="heat-hint">{t("heat.hint")}</p>
      <div className="heat-parts">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <div className="heat-box" tabIndex={0}>
          <table className="heat-table">
            <caption className="unseen">{t("heat.title")}</caption>
            <thead>
              <tr>
                <td />
                {rounds.map(({ round }) => (
                  <th key={round} scope="col">
                    <button
                      type="button"
                      className="heat-round"
                      aria-pressed={round === shown.round}
                      aria-label={t("rail.round", { round })}
                      onClick={() => setChosen(round)}
                    >
                      {round}
                    </button>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {slots.map((slot) => (
                <tr key={slot}>
                  <th scope="row">{texts.slots[slot]}</th>
                  {rounds.map((round) => (
                    <HeatCell key={round.round} round={round} slot={slot} hottest={hottest} shown={shown === round} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className="heat-round-bids">
          <h3>{t("rail.round", { round: shown.round })}</h3>
          <RoundSums round={shown} />
        </div>
      </div>
      <RoundSlots round={shown} />
    </section>
  );
}

type HeatCellProps = {
  readonly round: RoundHeat;
  readonly slot: SlotHeat["slot"];
  readonly hottest: number;
  readonly shown: boolean;
};

function HeatCell({ round, slot, hottest, shown }: HeatCellProps) {
  const { t } = useBoardTexts();
  const { person } = useBoardContext();
  const heat = round.slots.find((one) => one.slot === slot);
  if (heat === undefined) return <td data-shown={shown} />;
  const ember: CSSProperties & { readonly "--heat": number } = { "--heat": heat.laid / hottest };
  const winner = heat.winner === undefined ? undefined : person(heat.winner);
  const verdict = t(`heat.verdict.${heat.verdict}`, { by: heat.margin });
  return (
    <td data-shown={shown}>
      <span className="heat-cell" title={[winner?.name, verdict].filter((part) => part !== undefined).join(", ")}>
        <span className="ember" style={ember} />
        {winner === undefined ? (
          <span className="heat-none" aria-hidden="true">
            {heat.laid}
          </span>
        ) : (
          <Sign color={winner.color} />
        )}
        {heat.verdict === "margin" && <small aria-hidden="true">+{heat.margin}</small>}
        {(heat.verdict === "rank" || heat.verdict === "building") && <small aria-hidden="true">=</small>}
        <span className="unseen">
          {winner?.name} {verdict}
        </span>
      </span>
    </td>
  );
}
