import type { AnyStage } from "@harbor/face";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSettings } from "../settings/settingsStore.ts";

type RefusalNoticeProps = {
  readonly stage: AnyStage;
  /** Why the table has refused what was tried last. */
  readonly reason: string | undefined;
  help(rule: string): void;
};

/** What looked possible here, but not at the table any more: why, and the rule that says so. */
export function RefusalNotice({ stage, reason, help }: RefusalNoticeProps) {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const [read, setRead] = useState<string>();
  if (read !== undefined && reason === undefined) setRead(undefined);
  const refusal = reason === undefined || reason === read ? undefined : stage.refusal(reason, language);
  const rule = refusal?.rule;
  return (
    <div role="alert">
      {refusal !== undefined && (
        <div className="refusal-notice">
          <p>{refusal.text}</p>
          {rule !== undefined && (
            <button type="button" className="button" onClick={() => help(rule)}>
              {rule}
            </button>
          )}
          <button type="button" className="button quiet" onClick={() => setRead(reason)}>
            {t("close")}
          </button>
        </div>
      )}
    </div>
  );
}
