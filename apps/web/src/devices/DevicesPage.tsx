import { useTranslation } from "react-i18next";
import { Link } from "../Link.tsx";
import { DeviceLink } from "../pages/DeviceLink.tsx";
import { Devices } from "../pages/Devices.tsx";
import { SettingsButton } from "../settings/SettingsButton.tsx";
import { useLook } from "../useGame.ts";
import { Passkeys } from "./Passkeys.tsx";

/** How to be the same person on several devices: by a passkey or a link, and which devices are. */
export function DevicesPage() {
  const { t } = useTranslation();
  const { Poster, Logo } = useLook();
  return (
    <main className="sheet">
      <Poster className="notice-poster" />
      <header className="sheet-head panel">
        <Link href="/" aria-label={t("toHome")}>
          <Logo className="sheet-logo" />
        </Link>
        <h1>{t("passkey.page")}</h1>
        <SettingsButton />
      </header>
      <section className="panel">
        <p>{t("passkey.pageText")}</p>
      </section>
      <section className="panel">
        <h2>{t("passkey.title")}</h2>
        <Passkeys />
      </section>
      <section className="panel">
        <h2>{t("passkey.link")}</h2>
        <p className="settings-note">{t("passkey.linkText")}</p>
        <DeviceLink />
      </section>
      <section className="panel">
        <h2>{t("passkey.devices")}</h2>
        <Devices whole />
      </section>
    </main>
  );
}
