import { useState } from "react";
import { useTranslation } from "react-i18next";

/** Copies a text; where the browser keeps its clipboard to itself (no https), the text is shown to be taken by hand. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const { t } = useTranslation();
  const [done, setDone] = useState<"copied" | "shown">();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setDone("copied");
    } catch {
      setDone("shown");
    }
  }

  if (done === "shown") {
    return (
      <input
        className="field"
        aria-label={label}
        readOnly
        value={text}
        ref={(field) => field?.select()}
        onFocus={({ target }) => target.select()}
      />
    );
  }
  return (
    <button type="button" className="button main" onClick={() => void copy()}>
      {done === "copied" ? t("lobby.copied") : label}
    </button>
  );
}
