import { useEffect, useState } from "react";
import { resumeSeat } from "../api/http.ts";
import { go } from "../router.ts";
import { useSettings } from "../settings/settingsStore.ts";
import { Lost, type LostWhy } from "./Lost.tsx";
import { Waiting } from "./Waiting.tsx";

/** A private link that brings one's seats to this device. It works once, so it is asked once. */
export function ResumePage({ token }: { readonly token: string }) {
  const [why, setWhy] = useState<LostWhy>();
  const change = useSettings((settings) => settings.change);
  useEffect(() => {
    let asked = true;
    // In development effects run twice; the second run must not use the link up for the first.
    const timer = setTimeout(async () => {
      const reply = await resumeSeat(token);
      if (!asked) return;
      if (!reply.ok) return setWhy(reply.code === "unreachable" ? "server" : "link");
      // Whoever comes keeps the name they have at their tables.
      change({ name: reply.value.name });
      go("/");
    }, 0);
    return () => {
      asked = false;
      clearTimeout(timer);
    };
  }, [token, change]);
  return why === undefined ? <Waiting /> : <Lost why={why} />;
}
