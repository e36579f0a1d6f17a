import { useTranslation } from "react-i18next";
import { useGame } from "../useGame.ts";

const HOUR = 60;
/** From here on, minutes say less than hours. */
const LONG = 2 * HOUR;

type ModeFactsProps = { readonly mode: string; readonly seats: number };

/** How long a game in this mode takes with so many players, and how hard it is, if the game says so. */
export function ModeFacts({ mode, seats }: ModeFactsProps) {
  const { t, i18n } = useTranslation();
  const expected = useGame().expectations?.[mode];
  if (expected === undefined) return undefined;
  const minutes = expected.minutes[seats];
  const hours = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const time =
    minutes === undefined || minutes < LONG
      ? minutes !== undefined && t("finding.minutes", { minutes })
      : t("finding.hours", { hours: hours.format(minutes / HOUR) });
  const facts = [time, t(`finding.${expected.difficulty}`)].filter((fact) => fact !== false);
  return <span className="mode-facts">{facts.join(", ")}</span>;
}
