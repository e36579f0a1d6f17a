import { useTranslation } from "react-i18next";
import { CopyButton } from "./CopyButton.tsx";
import { DeviceLink } from "./DeviceLink.tsx";
import { QrCode } from "./QrCode.tsx";
import "./lobby.css";

/** The table's link, for friends and for the user's other devices. */
export function Invite({ code, seated }: { readonly code: string; readonly seated: boolean }) {
  const { t } = useTranslation();
  const link = `${location.origin}/t/${code}`;
  return (
    <>
      <section>
        <h2>{t("lobby.invite")}</h2>
        <div className="invite">
          <QrCode text={link} label={t("lobby.qr", { code })} />
          <div className="stack">
            <p className="invite-code">{code}</p>
            <CopyButton text={link} label={t("lobby.copy")} />
          </div>
        </div>
      </section>
      {seated && (
        <section>
          <h2>{t("device.title")}</h2>
          <DeviceLink />
        </section>
      )}
    </>
  );
}
