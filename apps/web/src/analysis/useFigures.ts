import type { Standing } from "@harbor/bots";
import type { AnyGameClient } from "@harbor/ui";
import { useReplayTexts } from "../replay/texts/useReplayTexts.ts";
import { useSettings } from "../settings/settingsStore.ts";

const PERCENT = 100;

export type Figures = {
  /** A chance in percent, or a score. */
  figure(value: number): string;
  withDoubt(value: number, doubt: number): string;
  /** A loss, in words. */
  cost(value: number): string;
  /** Without a unit. */
  plain(value: number): string;
  /** A moment of the game, in words. */
  moment(standing: Pick<Standing, "round" | "chapter">, isEnd?: boolean): string;
};

/** Formats figures and moments in the reader's language. */
export function useFigures(client: AnyGameClient, alone: boolean): Figures {
  const { t } = useReplayTexts();
  const language = useSettings((settings) => settings.language);
  const numbers = new Intl.NumberFormat(language);
  const rounded = (value: number) => Math.round(alone ? value : PERCENT * value);
  const figure = (value: number) => {
    const told = numbers.format(rounded(value));
    return alone ? told : t("analysis.percent", { value: told });
  };
  return {
    figure,
    withDoubt: (value, doubt) => {
      const least = numbers.format(rounded(doubt));
      return rounded(doubt) === 0 ? figure(value) : t("analysis.give", { value: figure(value), doubt: least });
    },
    plain: (value) => numbers.format(rounded(value)),
    cost: (value) => t(alone ? "analysis.costScore" : "analysis.costChance", { count: rounded(value) }),
    moment: ({ round, chapter }, isEnd = false) =>
      isEnd
        ? t("analysis.end")
        : t("analysis.at", { round, chapter: client.hindsight?.chapterName(chapter, language) ?? chapter }),
  };
}
