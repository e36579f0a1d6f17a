import { useReplayTexts } from "../replay/texts/useReplayTexts.ts";
import "./analysis.css";

type AnalysisButtonProps = {
  /** Whether the viewer has just come back from the analysis, and so needs the focus here. */
  readonly returned: boolean;
  open(): void;
};

/** Opens the analysis from any step of a recording. */
export function AnalysisButton({ open, returned }: AnalysisButtonProps) {
  const { t } = useReplayTexts();
  const title = t("analysis.title");
  return (
    <button
      type="button"
      className="button round quiet analysis-button"
      aria-label={title}
      title={title}
      // biome-ignore lint/a11y/noAutofocus: the focused element is gone
      autoFocus={returned}
      onClick={open}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 3v18h18" />
        <path d="M6 16l4-6 4 3 6-8" />
      </svg>
    </button>
  );
}
