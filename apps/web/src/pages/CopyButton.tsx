import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

const SHOWN = 2500;

/** Copies a link and confirms it. If the browser forbids that, shows the link to copy by hand. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const { t } = useTranslation();
  const [state, setState] = useState<"ready" | "copied" | "forbidden">("ready");
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (state === "forbidden") field.current?.select();
    if (state !== "copied") return;
    const timer = setTimeout(() => setState("ready"), SHOWN);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    try {
      // Only defined on pages served over HTTPS.
      await navigator.clipboard.writeText(text);
      setState("copied");
    } catch {
      setState("forbidden");
    }
  }

  return (
    <>
      <button type="button" className="button main" onClick={() => void copy()}>
        {state === "copied" ? `✓ ${t("lobby.copied")}` : label}
      </button>
      <span className="unseen" role="status">
        {state === "copied" && t("lobby.copied")}
      </span>
      {state === "forbidden" && <input ref={field} className="field" readOnly aria-label={label} value={text} />}
    </>
  );
}
