import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { mailMe, wantsCalls } from "../api/calls.ts";
import { Tick } from "../pages/Tick.tsx";

/** Whether this player is called to a table by mail: for those who have confirmed an address in the settings. */
export function MailMe({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  const [on, setOn] = useState<boolean>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let open = true;
    void wantsCalls(code).then((reply) => open && reply.ok && setOn(reply.value.mail));
    return () => {
      open = false;
    };
  }, [code]);
  if (on === undefined) return undefined;

  /** Shown at once, and taken back if it fails. */
  async function flip(wanted: boolean) {
    setOn(wanted);
    const reply = await mailMe(code, wanted);
    setOn(reply.ok ? reply.value.mail : !wanted);
    setFailed(!reply.ok);
  }
  return (
    <section>
      <Tick on={on} label={t("mail.me")} flip={(wanted) => void flip(wanted)} />
      <p className="settings-note" role="status">
        {t(failed ? "mail.failed" : "mail.meText")}
      </p>
    </section>
  );
}
