import { useTranslation } from "react-i18next";
import { CopyButton } from "./CopyButton.tsx";
import { OtherDevice } from "./OtherDevice.tsx";
import { QrCode } from "./QrCode.tsx";

/** The way to the table for friends, and for oneself on another device. */
export function Invite({ code, seated }: { readonly code: string; readonly seated: boolean }) {
  const { t } = useTranslation();
  const link = `${location.origin}/t/${code}`;
  return (
    <section className="panel">
      <h2>{t("lobby.invite")}</h2>
      <div className="invite">
        <QrCode text={link} label={link} />
        <div className="stack">
          <p className="invite-code">{code}</p>
          <CopyButton text={link} label={t("lobby.copy")} />
        </div>
      </div>
      {seated && <OtherDevice />}
    </section>
  );
}
