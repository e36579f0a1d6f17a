import type { ResumeOffer } from "@harbor/protocol";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { lookAtLink, type Reply, resumeSeat } from "../api/http.ts";
import { Link } from "../Link.tsx";
import { go } from "../router.ts";
import { useSettings } from "../settings/settingsStore.ts";
import { useLook } from "../useGame.ts";
import { Lost, type LostWhy } from "./Lost.tsx";
import { Waiting } from "./Waiting.tsx";

/** A private link that brings somebody's seats to this device. It first explains what would change. */
export function ResumePage({ token }: { readonly token: string }) {
  const [offer, setOffer] = useState<ResumeOffer>();
  const [why, setWhy] = useState<LostWhy>();
  useEffect(() => {
    let asked = true;
    void lookAtLink(token).then((reply) => {
      if (!asked) return;
      if (!reply.ok) return setWhy(lostWhy(reply));
      // Nothing to decide: this device is that person already.
      if (reply.value.present?.same) return go("/");
      setOffer(reply.value);
    });
    return () => {
      asked = false;
    };
  }, [token]);
  if (why !== undefined) return <Lost why={why} />;
  return offer === undefined ? <Waiting /> : <Offer token={token} offer={offer} fail={setWhy} />;
}

type OfferProps = { readonly token: string; readonly offer: ResumeOffer; fail(why: LostWhy): void };

function Offer({ token, offer: { name, present }, fail }: OfferProps) {
  const { Poster } = useLook();
  const { t } = useTranslation();
  const change = useSettings((settings) => settings.change);
  const [busy, setBusy] = useState(false);

  async function agree() {
    setBusy(true);
    const reply = await resumeSeat(token);
    if (!reply.ok) return fail(lostWhy(reply));
    // The person keeps the name from their tables.
    change({ name: reply.value.name });
    go("/");
  }

  return (
    <main className="notice-page">
      <Poster className="notice-poster" />
      <div className="notice-card stack">
        <h1>{t("resume.title", { name })}</h1>
        <p>{t("resume.text", { name })}</p>
        {present !== undefined && (
          <p>
            {present.tables === 0
              ? t("resume.present", { present: present.name })
              : t("resume.seats", { present: present.name, count: present.tables })}
          </p>
        )}
        <p className="settings-note">{t("resume.care")}</p>
        <div className="row">
          <button type="button" className="button main" disabled={busy} onClick={() => void agree()}>
            {t("resume.yes", { name })}
          </button>
          <Link href="/" className="button">
            {present === undefined ? t("toHome") : t("resume.no", { present: present.name })}
          </Link>
        </div>
      </div>
    </main>
  );
}

function lostWhy(reply: Extract<Reply<unknown>, { ok: false }>): LostWhy {
  if (reply.code === "banned") return "banned";
  return reply.code === "no-such-link" || reply.code === "malformed" ? "link" : "server";
}
