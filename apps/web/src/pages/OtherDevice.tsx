import { useState } from "react";
import { useTranslation } from "react-i18next";
import { makeResumeLink } from "../api/http.ts";
import { CopyButton } from "./CopyButton.tsx";
import { QrCode } from "./QrCode.tsx";

/** A private link that brings one's seats to another device. It is made only when it is asked for, as it works once. */
export function OtherDevice() {
  const { t } = useTranslation();
  const [link, setLink] = useState<string>();
  const [failed, setFailed] = useState(false);

  async function make() {
    const made = await makeResumeLink();
    setFailed(!made.ok);
    if (made.ok) setLink(`${location.origin}/resume#${made.value.token}`);
  }

  return (
    <section className="other-device stack" aria-label={t("lobby.phone")}>
      {link === undefined ? (
        <button type="button" className="button" onClick={() => void make()}>
          {t("lobby.phone")}
        </button>
      ) : (
        <div className="invite">
          <QrCode text={link} label={t("lobby.phone")} />
          <div className="stack">
            <p>{t("lobby.phoneText")}</p>
            <CopyButton text={link} label={t("lobby.copy")} />
          </div>
        </div>
      )}
      {failed && <p role="alert">{t("lost.server.title")}</p>}
    </section>
  );
}
