import type { Reason } from "@harbor/bremerhaven";
import { REASON_RULES } from "@harbor/bremerhaven/texts";
import { useTranslation } from "react-i18next";
import { useSurroundings } from "../surroundings.ts";

/** Why the rules refuse what was pointed at, with the way to the paragraph that says so. */
export function WhyNot({ reason, dismiss }: { readonly reason: Reason | undefined; dismiss(): void }) {
  const { t } = useTranslation("board");
  const { texts, help } = useSurroundings();
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
