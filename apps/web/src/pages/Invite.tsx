import { useState } from "react";
import { useTranslation } from "react-i18next";
import { encode } from "uqr";
import { makeResumeLink } from "../api/http.ts";

/** The way to the table for friends, and for oneself on another device. */
export function Invite({ code, seated }: { readonly code: string; readonly seated: boolean }) {
  const { t } = useTranslation();
  const [resume, setResume] = useState<string>();
  const link = `${location.origin}/t/${code}`;

  async function move() {
    const made = await makeResumeLink();
    if (made.ok) setResume(`${location.origin}/resume#${made.value.token}`);
  }

  return (
    <section className="panel">
      <h2>{t("lobby.invite")}</h2>
      <div className="invite">
        <QrCode text={link} label={link} />
        <div className="stack">
          <p className="invite-code">{code}</p>
          <CopyButton text={link} label={t("lobby.copy")} />
          {seated && resume === undefined && (
            <button type="button" className="button" onClick={() => void move()}>
              {t("lobby.phone")}
            </button>
          )}
        </div>
      </div>
      {resume !== undefined && (
        <div className="invite">
          <QrCode text={resume} label={t("lobby.phone")} />
          <div className="stack">
            <p>{t("lobby.phoneText")}</p>
            <CopyButton text={resume} label={t("lobby.copy")} />
          </div>
        </div>
      )}
    </section>
  );
}

function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      className="button main"
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
    >
      {copied ? t("lobby.copied") : label}
    </button>
  );
}

function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join("");
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </svg>
  );
}
