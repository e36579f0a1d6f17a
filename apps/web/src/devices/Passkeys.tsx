import type { Passkeys as PasskeyList } from "@harbor/protocol";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { introduce } from "../api/http.ts";
import {
  addPasskey,
  arePossible,
  askChallenge,
  listPasskeys,
  type PasskeyFault,
  removePasskey,
  signInWith,
} from "../api/passkeys.ts";
import { HOUSE } from "../house.ts";
import { useSettings } from "../settings/settingsStore.ts";

type Challenge = { readonly challenge: string; readonly rpId: string };
/** Signing in gives up who this device is, so its user is asked first. */
type Asking = Challenge & { readonly present: { readonly name: string; readonly tables: number } };
type Told = PasskeyFault | "done" | "removed";

/** The user's passkeys, and signing in with one. */
export function Passkeys() {
  const { t } = useTranslation();
  const { language, change } = useSettings();
  const [passkeys, setPasskeys] = useState<PasskeyList>([]);
  const [told, setTold] = useState<Told>();
  const [asking, setAsking] = useState<Asking>();
  const [busy, setBusy] = useState(false);
  const possible = arePossible();

  const look = useCallback(async () => {
    // A user unknown to the server has no passkeys, and looking must not create an identity.
    const listed = await listPasskeys();
    setPasskeys(listed.ok ? listed.value.passkeys : []);
  }, []);
  useEffect(() => void look(), [look]);

  async function busily(task: () => Promise<Told | undefined>) {
    setBusy(true);
    setTold(undefined);
    setTold(await task());
    await look();
    setBusy(false);
  }

  const add = () =>
    busily(async () => {
      const name = useSettings.getState().name.trim();
      const known = await introduce(name === "" ? undefined : name);
      if (!known.ok) return "failed";
      const added = await addPasskey(HOUSE.title);
      return added.ok ? "done" : added.why;
    });

  const remove = (id: string) => busily(async () => ((await removePasskey(id)).ok ? "removed" : "failed"));

  const begin = () =>
    busily(async () => {
      const asked = await askChallenge();
      if (!asked.ok) return "failed";
      const { present, ...challenge } = asked.value;
      if (present === undefined || (present.tables === 0 && passkeys.length === 0)) return signIn(challenge);
      setAsking({ ...challenge, present });
      return undefined;
    });

  async function signIn(challenge: Challenge): Promise<Told | undefined> {
    setAsking(undefined);
    const signedIn = await signInWith(challenge);
    if (!signedIn.ok) return signedIn.why;
    change({ name: signedIn.value.name });
    // The open page still belongs to the other identity.
    location.reload();
    return undefined;
  }

  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  return (
    <div className="stack">
      <p className="settings-note">{t(possible ? "passkey.text" : "passkey.impossible")}</p>
      {passkeys.length > 0 && (
        <ul className="devices" aria-label={t("passkey.list")}>
          {passkeys.map(({ id, device = t("device.unknown"), addedAt, usedAt }) => (
            <li key={id}>
              <span>
                {device}
                <small>
                  {usedAt > addedAt
                    ? t("passkey.used", { day: day.format(addedAt), last: day.format(usedAt) })
                    : t("passkey.added", { day: day.format(addedAt) })}
                </small>
              </span>
              <button
                type="button"
                className="button"
                disabled={busy}
                aria-label={t("passkey.removeOf", { device })}
                onClick={() => void remove(id)}
              >
                {t("passkey.remove")}
              </button>
            </li>
          ))}
        </ul>
      )}
      {possible && asking === undefined && (
        <div className="row">
          <button type="button" className="button" disabled={busy} onClick={() => void add()}>
            {t("passkey.add")}
          </button>
          <button type="button" className="button" disabled={busy} onClick={() => void begin()}>
            {t("passkey.signIn")}
          </button>
        </div>
      )}
      {asking !== undefined && (
        <div className="stack" role="alert">
          <p>
            {asking.present.tables === 0
              ? t("passkey.become", { present: asking.present.name })
              : t("passkey.seats", { present: asking.present.name, count: asking.present.tables })}
          </p>
          <div className="row">
            <button type="button" className="button main" onClick={() => void busily(() => signIn(asking))}>
              {t("passkey.goOn")}
            </button>
            <button type="button" className="button" onClick={() => setAsking(undefined)}>
              {t("passkey.stay", { present: asking.present.name })}
            </button>
          </div>
        </div>
      )}
      <p role="status">{told !== undefined && t(`passkey.${told}`)}</p>
    </div>
  );
}
