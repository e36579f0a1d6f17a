import type { Devices as DeviceList } from "@harbor/protocol";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { listDevices, signOut, undoResume, whoAmI } from "../api/http.ts";
import { useSettings } from "../settings/settingsStore.ts";
import "./lobby.css";

type Known = { readonly devices: DeviceList; readonly former: string | undefined };

/**
 * The user's devices, each with a button to sign it out, and the way back to the identity before a link. A list of one says
 * nothing new, so only the `whole` list shows it.
 */
export function Devices({ whole = false }: { readonly whole?: boolean }) {
  const { t } = useTranslation();
  const { language, change } = useSettings();
  const [known, setKnown] = useState<Known>();
  const [failed, setFailed] = useState(false);

  const look = useCallback(async () => {
    // A user unknown to the server has no devices, and looking must not create an identity.
    const listed = await listDevices();
    if (!listed.ok) return setKnown(undefined);
    const me = await whoAmI();
    setKnown({ devices: listed.value.devices, former: me.ok ? me.value.former : undefined });
  }, []);
  useEffect(() => void look(), [look]);

  async function end(id: string) {
    const reply = await signOut(id);
    setFailed(!reply.ok && reply.code !== "no-such-device");
    await look();
  }

  async function goBack() {
    const reply = await undoResume();
    setFailed(!reply.ok);
    if (!reply.ok) return;
    change({ name: reply.value.name });
    // The open page still belongs to the other identity.
    location.reload();
  }

  if (known === undefined) return whole ? <p>{t("passkey.alone")}</p> : undefined;
  const { devices, former } = known;
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  return (
    <>
      {former !== undefined && (
        <div className="stack">
          <p>{t("device.former", { name: former })}</p>
          <button type="button" className="button" onClick={() => void goBack()}>
            {t("device.back", { name: former })}
          </button>
        </div>
      )}
      {devices.length > (whole ? 0 : 1) && (
        <ul className="devices" aria-label={t("device.list")}>
          {devices.map(({ id, device = t("device.unknown"), usedAt, isThis }) => (
            <li key={id}>
              <span>
                {device}
                <small>{isThis ? t("device.this") : t("device.used", { day: day.format(usedAt) })}</small>
              </span>
              {!isThis && (
                <button
                  type="button"
                  className="button"
                  aria-label={t("device.signOutOf", { device })}
                  onClick={() => void end(id)}
                >
                  {t("device.signOut")}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {failed && <p role="alert">{t("device.failed")}</p>}
    </>
  );
}
