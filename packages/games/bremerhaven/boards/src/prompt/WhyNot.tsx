import type { Reason } from "@harbor/bremerhaven";
import { REASON_RULES } from "@harbor/bremerhaven/texts";
import { useLayoutEffect, useRef } from "react";
import { useBoardContext } from "../boardContext.ts";
import { useBoardTexts } from "../useBoardTexts.ts";

/** Why the rules refuse a click, with a button that opens the rule. */
export function WhyNot({ reason, dismiss }: { readonly reason: Reason | undefined; dismiss(): void }) {
  const { t } = useBoardTexts();
  const { texts, help } = useBoardContext();
  const rule = reason === undefined ? undefined : REASON_RULES[reason];
  const place = useRef<HTMLDivElement>(null);
  // With large letters, it may be far from the place that was tapped.
  useLayoutEffect(() => {
    if (reason !== undefined) place.current?.scrollIntoView({ block: "nearest" });
  }, [reason]);
  return (
    <div ref={place} className="why" role="status">
      {reason !== undefined && (
        <p className="why-text">
          <span className="why-words">{texts.reasons[reason]}</span>{" "}
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
