import type { Seat } from "@harbor/kit";
import type { Color } from "@harbor/ui";
import { Sign } from "../Sign.tsx";
import { useBoardTexts } from "../useBoardTexts.ts";
import { type Course, FAMES, SOURCES } from "./course.ts";

export type Told = { readonly seat: Seat; readonly name: string; readonly color: Color; readonly course: Course };

export function Sources({ courses }: { readonly courses: readonly Told[] }) {
  const { t } = useBoardTexts();
  return (
    <div className="end-sources">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className="end-table-box" tabIndex={0}>
        <table className="end-table">
          <caption>{t("end.sources")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("end.player")}</th>
              {SOURCES.map((source) => (
                <th key={source} scope="col">
                  {t(`end.${source}`)}
                </th>
              ))}
              <th scope="col">{t("end.spent")}</th>
              <th scope="col">{t("end.penalties")}</th>
              <th scope="col">{t("end.money")}</th>
            </tr>
          </thead>
          <tbody>
            {courses.map(({ seat, color, name, course }) => (
              <tr key={seat}>
                <th scope="row">
                  <Sign color={color} />
                  {name}
                </th>
                {SOURCES.map((source) => (
                  <td key={source}>{course.earned[source]}</td>
                ))}
                <td>{signed(-course.spent)}</td>
                <td>{signed(-course.penalties)}</td>
                <td className="end-sum">{course.rounds.at(-1)?.money}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className="end-table-box" tabIndex={0}>
        <table className="end-table">
          <caption>{t("end.fames")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("end.player")}</th>
              {FAMES.map((fame) => (
                <th key={fame} scope="col">
                  {t(`end.fame.${fame}`)}
                </th>
              ))}
              <th scope="col">{t("end.prestige")}</th>
            </tr>
          </thead>
          <tbody>
            {courses.map(({ seat, color, name, course }) => (
              <tr key={seat}>
                <th scope="row">
                  <Sign color={color} />
                  {name}
                </th>
                {FAMES.map((fame) => (
                  <td key={fame}>{signed(course.fame[fame])}</td>
                ))}
                <td className="end-sum">{course.rounds.at(-1)?.prestige}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Uses the minus sign that is as wide as a plus. */
function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : String(amount);
}
