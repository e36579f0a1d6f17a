import { scoreOf } from "@harbor/bremerhaven";
import type { Evening, Prospect } from "@harbor/bremerhaven-bots/planner";
import { Coin, Star } from "@harbor/bremerhaven-pictures/pieces";
import { asks } from "../answers/question.ts";
import { useBoardContext } from "../boardContext.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import { lineOf, useGainWords } from "./useOfferWords.ts";

type AheadProps = {
  readonly prospect: Prospect;
  /** The current round. */
  readonly round: number;
};

/** Money and prestige now and after each of the next rounds, with reasons. */
export function Ahead({ prospect: { now, evenings, end }, round }: AheadProps) {
  const { t } = useBoardTexts();
  const why = useReasons();
  const rows = evenings.map((evening) => ({
    key: evening.round,
    when: evening.isLast
      ? t("planner.sheet.last")
      : evening.round === round
        ? t("due.now")
        : t("due.later", { count: evening.round - round }),
    evening,
    reasons: why(evening),
  }));
  const [money, prestige] = [Math.round(end.money), Math.round(end.prestige)];
  return (
    <section className="planner-part">
      <h3 id="planner-ahead">{t("planner.sheet.ahead")}</h3>
      <table className="ahead" aria-labelledby="planner-ahead">
        <thead>
          <tr>
            <th scope="col">{t("planner.sheet.when")}</th>
            <th scope="col" {...asks({ about: "ahead", of: "money" })}>
              <Coin title={t("planner.sheet.money")} />
            </th>
            <th scope="col" {...asks({ about: "ahead", of: "prestige" })}>
              <Star title={t("planner.sheet.prestige")} />
            </th>
            <th scope="col" {...asks({ about: "ahead", of: "score" })}>
              {t("planner.sheet.score")}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className="ahead-now">
            <th scope="row">{t("planner.sheet.now")}</th>
            <Figures money={now.money} prestige={now.prestige} />
          </tr>
        </tbody>
        {rows.map(({ key, when, evening, reasons }) => (
          <tbody key={key}>
            <tr>
              <th scope="row">{when}</th>
              <Figures money={evening.money} prestige={evening.prestige} />
            </tr>
            {reasons !== "" && (
              <tr className="ahead-why">
                <td colSpan={4}>{reasons}</td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
      <p className="planner-small">{t("planner.sheet.note")}</p>
      {evenings.length > 0 && (
        <p className="planner-small">
          {t("planner.sheet.end", { money, prestige, score: scoreOf({ money, prestige }) })}
        </p>
      )}
    </section>
  );
}

function Figures({ money, prestige }: Pick<Evening, "money" | "prestige">) {
  return (
    <>
      <td {...asks({ about: "ahead", of: "money" })}>{money}</td>
      <td {...asks({ about: "ahead", of: "prestige" })}>{prestige}</td>
      <td {...asks({ about: "ahead", of: "score" })}>
        <b>{scoreOf({ money, prestige })}</b>
      </td>
    </>
  );
}

/** One line of reasons for the change in a round. */
function useReasons(): (evening: Evening) => string {
  const { t } = useBoardTexts();
  const { texts } = useBoardContext();
  const gainWords = useGainWords();
  return ({ income, settled, leaving }) =>
    lineOf([
      ...(income === 0 ? [] : [t("planner.sheet.income", { gain: gainWords({ money: income }) })]),
      ...settled.map(({ contract, complete, money, prestige }) => {
        const values = { name: texts.names.contracts[contract] ?? contract, gain: gainWords({ money, prestige }) };
        return complete ? t("planner.sheet.complete", values) : t("planner.sheet.failed", values);
      }),
      ...leaving.map((ship) => t("planner.sheet.leaves", { name: texts.names.ships[ship] ?? ship })),
    ]);
}
