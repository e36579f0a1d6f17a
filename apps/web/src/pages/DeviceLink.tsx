import { useState } from "react";
import { useTranslation } from "react-i18next";
import { makeResumeLink, withdrawResumeLinks } from "../api/http.ts";
import { useSettings } from "../settings/settingsStore.ts";
import { CopyButton } from "./CopyButton.tsx";
import { QrCode } from "./QrCode.tsx";
import "./lobby.css";

type Made = { readonly link: string; readonly until: number };

/** Makes a private link that transfers this identity to another device, once. */
export function DeviceLink() {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const [made, setMade] = useState<Made | "asking" | "failed" | "withdrawn">();

  async function make() {
    setMade("asking");
    const reply = await makeResumeLink();
    setMade(
      reply.ok ? { link: `${location.origin}/resume#${reply.value.token}`, until: reply.value.expiresAt } : "failed",
    );
  }

  async function withdraw() {
    const reply = await withdrawResumeLinks();
    setMade(reply.ok ? "withdrawn" : "failed");
  }

  if (made === undefined || typeof made === "string") {
    return (
      <div className="stack">
        <button type="button" className="button" disabled={made === "asking"} onClick={() => void make()}>
          {t("device.make")}
        </button>
        {made === "withdrawn" && <p role="status">{t("passkey.withdrawn")}</p>}
        {made === "failed" && <p role="alert">{t("device.failed")}</p>}
      </div>
    );
  }
  const time = new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit" }).format(made.until);
  return (
    <div className="invite">
      <QrCode text={made.link} label={t("device.make")} />
      <div className="stack">
        <p>{t("device.text", { time })}</p>
        <div className="row">
          <CopyButton text={made.link} label={t("lobby.copy")} />
          <button type="button" className="button" onClick={() => void withdraw()}>
            {t("passkey.withdraw")}
          </button>
        </div>
      </div>
    </div>
  );
}
