import { useEffect, useState } from "react";
import { resumeSeat } from "../api/http.ts";
import { go } from "../router.ts";
import { Lost } from "./Lost.tsx";
import { Waiting } from "./Waiting.tsx";

/** A private link that brings one's seats to this device. It works once, so it is asked once. */
export function ResumePage({ token }: { readonly token: string }) {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let asked = true;
    // In development effects run twice; the second run must not use the link up for the first.
    const timer = setTimeout(async () => {
      const ok = await resumeSeat(token);
      if (!asked) return;
      if (ok) go("/");
      else setFailed(true);
    }, 0);
    return () => {
      asked = false;
      clearTimeout(timer);
    };
  }, [token]);
  return failed ? <Lost why="link" /> : <Waiting />;
}
