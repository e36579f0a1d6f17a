import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { callMe, wantsCalls } from "../api/calls.ts";
import { Tick } from "../pages/Tick.tsx";
import { useSettings } from "../settings/settingsStore.ts";
import { subscribe } from "./subscribe.ts";

type Problem = "denied" | "failed";

/** Whether this player is called to a table while no tab is open. Each table has its own switch. */
export function CallMe({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const [known, setKnown] = useState<{ readonly on: boolean; readonly key: string }>();
  const [problem, setProblem] = useState<Problem>();
  useEffect(() => {
    let open = true;
    void wantsCalls(code).then((reply) => open && reply.ok && setKnown(reply.value));
    return () => {
      open = false;
    };
  }, [code]);
  // Without a worker nothing can be shown once the tab is closed.
  if (known === undefined || !("serviceWorker" in navigator) || !("PushManager" in globalThis)) return undefined;
  const { key } = known;

  /** Shown at once, and taken back if it fails. */
  async function flip(on: boolean) {
    setKnown({ on, key });
    setProblem(await change(on));
  }

  async function change(on: boolean): Promise<Problem | undefined> {
    const push = on ? await subscribe(key, language) : undefined;
    const refused = push === "denied" || push === "failed" ? push : undefined;
    const wish =
      push === undefined || typeof push === "string" ? ({ on: false } as const) : ({ on: true, push } as const);
    const reply = refused === undefined ? await callMe(code, wish) : undefined;
    setKnown({ on: reply?.ok === true ? reply.value.on : !on, key });
    return refused ?? (reply?.ok === true ? undefined : "failed");
  }
  return (
    <section>
      <Tick on={known.on} label={t("offline.calling.me")} flip={(on) => void flip(on)} />
      <p className="settings-note" role="status">
        {problem === undefined ? t("offline.calling.text") : t(`offline.calling.${problem}`)}
      </p>
    </section>
  );
}
