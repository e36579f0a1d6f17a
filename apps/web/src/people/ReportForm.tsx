import { REPORT_LENGTH, REPORT_REASONS } from "@harbor/protocol";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Reply, report } from "../api/http.ts";
import type { PersonAbout } from "./PersonButton.tsx";

type Reason = (typeof REPORT_REASONS)[number];
type ReportFormProps = { readonly code: string; readonly about: PersonAbout };

/** Reports somebody to the server's operators, unseen by the table. */
export function ReportForm({ code, about: { author, message } }: ReportFormProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<Reason>();
  const [text, setText] = useState("");
  const [reply, setReply] = useState<Reply<unknown> | "sending">();

  if (!open) {
    return (
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {t("order.report")}
      </button>
    );
  }
  if (typeof reply === "object" && reply.ok) return <p role="status">{t("order.reported")}</p>;

  async function send(event: FormEvent) {
    event.preventDefault();
    if (reason === undefined || reply === "sending") return;
    setReply("sending");
    const words = text.replace(/\s+/gu, " ").trim();
    setReply(
      await report(code, {
        author,
        reason,
        ...(words !== "" && { text: words }),
        ...(message !== undefined && { message: message.at }),
      }),
    );
  }

  return (
    <form className="stack report" onSubmit={(event) => void send(event)}>
      <p>{t("order.reportText")}</p>
      <fieldset>
        <legend>{t("order.reason")}</legend>
        <div className="row">
          {REPORT_REASONS.map((one) => (
            <button
              key={one}
              type="button"
              className="button"
              aria-pressed={one === reason}
              onClick={() => setReason(one)}
            >
              {t(`order.reasons.${one}`)}
            </button>
          ))}
        </div>
      </fieldset>
      <label>
        {t("order.words")}
        <textarea
          className="field"
          rows={3}
          maxLength={REPORT_LENGTH}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      {typeof reply === "object" && !reply.ok && <p role="alert">{whyNot(reply.code)}</p>}
      <button type="submit" className="button main" disabled={reason === undefined || reply === "sending"}>
        {t("order.sendReport")}
      </button>
    </form>
  );

  function whyNot(refusal: string): string {
    if (refusal === "too-many") return t("order.reportedMuch");
    return refusal === "no-such-person" || refusal === "no-such-message"
      ? t("order.nothingToReport")
      : t("order.notReported");
  }
}
