import type { AnyGameClient } from "@harbor/ui";
import { useReplayTexts } from "../replay/texts/useReplayTexts.ts";
import { useSettings } from "../settings/settingsStore.ts";
import type { AnyReport } from "./request.ts";
import { useFigures } from "./useFigures.ts";

type MethodPanelProps = {
  readonly client: AnyGameClient;
  readonly report: AnyReport;
  readonly seconds: number;
  readonly name: string;
};

/** How the figures were computed, and how long it took. */
export function MethodPanel({ client, report, seconds, name }: MethodPanelProps) {
  const { t } = useReplayTexts();
  const language = useSettings((settings) => settings.language);
  const { alone, line, least, playouts, decisions } = report;
  const { cost } = useFigures(client, alone);
  const numbers = new Intl.NumberFormat(language);
  return (
    <details className="panel analysis-method" open>
      <summary>{t("analysis.method")}</summary>
      <p>{t("analysis.methodLine", { count: line })}</p>
      <p>{t("analysis.methodMistakes", { name, least: cost(least) })}</p>
      <p>{t("analysis.methodDoubt")}</p>
      <p>
        {t("analysis.methodWork", {
          decisions: numbers.format(decisions),
          playouts: numbers.format(playouts),
          seconds: numbers.format(Math.round(seconds)),
        })}
      </p>
    </details>
  );
}
