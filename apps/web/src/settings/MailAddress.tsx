import { MAIL_LENGTH, type Mail } from "@harbor/protocol";
import { type FormEvent, useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { giveMail, knownMail } from "../api/calls.ts";
import { useSettings } from "./settingsStore.ts";
import "./mail.css";

type Problem = "failed" | "tooMany" | "noAddress";

/** Where the server may write to; nothing is shown if it sends no mail. */
export function MailAddress() {
  const { t } = useTranslation();
  const id = useId();
  const language = useSettings((settings) => settings.language);
  const [mail, setMail] = useState<Mail>();
  const [typed, setTyped] = useState("");
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  useEffect(() => {
    let open = true;
    void knownMail().then((reply) => open && reply.ok && setMail(reply.value));
    return () => {
      open = false;
    };
  }, []);
  if (mail?.offered !== true) return undefined;

  async function ask(address: string | undefined) {
    setIsAsking(true);
    const reply = await giveMail({ language, ...(address !== undefined && { address }) });
    setIsAsking(false);
    setProblem(reply.ok ? undefined : problemOf(reply.code));
    if (!reply.ok) return;
    setMail(reply.value);
    setTyped("");
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    void ask(typed.trim());
  }
  const { address, confirmed } = mail;
  return (
    <section className="stack" aria-label={t("mail.title")}>
      {address === undefined ? (
        <form className="stack" onSubmit={submit}>
          <label htmlFor={id}>{t("mail.address")}</label>
          <div className="row">
            <input
              id={id}
              className="field mail-field"
              type="email"
              autoComplete="email"
              required
              maxLength={MAIL_LENGTH}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <button type="submit" className="button" disabled={isAsking}>
              {t("mail.give")}
            </button>
          </div>
        </form>
      ) : (
        <div className="stack">
          <p className="mail-address">{address}</p>
          <button type="button" className="button" disabled={isAsking} onClick={() => void ask(undefined)}>
            {t("mail.forget")}
          </button>
        </div>
      )}
      <p className="settings-note" role="status">
        {t(problem !== undefined ? `mail.${problem}` : `mail.${textFor(address, confirmed)}`)}
      </p>
    </section>
  );
}

function textFor(address: string | undefined, confirmed: boolean | undefined): "about" | "asked" | "confirmed" {
  if (address === undefined) return "about";
  return confirmed === true ? "confirmed" : "asked";
}

function problemOf(code: string): Problem {
  if (code === "malformed") return "noAddress";
  return code === "too-many" ? "tooMany" : "failed";
}
