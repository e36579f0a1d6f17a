import type { Reason } from "@harbor/bremerhaven";
import { REASON_RULES } from "@harbor/bremerhaven/texts";
import { useBoardContext } from "../boardContext.ts";
import { useBoardTexts } from "../useBoardTexts.ts";

/** Why the rules refuse a click, with a button that opens the rule. */
export function WhyNot({ reason, dismiss }: { readonly reason: Reason | undefined; dismiss(): void }) {
  const { t } = useBoardTexts();
  const { texts, help } = useBoardContext();
  const rule = reason === undefined ? undefined : REASON_RULES[reason];
  return (
    <div className="why" role="status">
      {reason !== undefined && (
        <p className="why-text">
          {texts.reasons[reason]}{" "}
          {rule !== undefined && (
            <button type="button" className="why-rule" onClick={() => help(rule)}>
              {rule}
            </button>
          )}
          <button type="button" className="why-close" onClick={dismiss} aria-label={t("close")}>
            ×
          </button>
        </p>
      )}
    </div>
  );
}
