import { useState } from "react";
import { shareReplay } from "../api/replays.ts";
import { useReplayTexts } from "./texts/useReplayTexts.ts";

type Shared =
  | { readonly is: "sending" }
  | { readonly is: "refused"; readonly code: string }
  | { readonly is: "shared"; readonly link: string };

/** Uploads the recording and shows its link. */
export function ShareButton({ file }: { readonly file: string }) {
  const { t } = useReplayTexts();
  const [shared, setShared] = useState<Shared>();
  const [copied, setCopied] = useState(false);

  async function share() {
    setShared({ is: "sending" });
    const reply = await shareReplay(file);
    if (reply.ok) setShared({ is: "shared", link: `${location.origin}/replay/${reply.value}` });
    else setShared({ is: "refused", code: reply.code });
  }

  if (shared?.is === "shared") {
    return (
      <div className="shared">
        <label htmlFor="shared-link">{t("after.shared")}</label>
        <input
          id="shared-link"
          className="field"
          readOnly
          value={shared.link}
          onFocus={({ target }) => target.select()}
        />
        <button
          type="button"
          className="button main"
          onClick={() => void navigator.clipboard.writeText(shared.link).then(() => setCopied(true))}
        >
          {copied ? t("after.copied") : t("after.copy")}
        </button>
      </div>
    );
  }
  return (
    <>
      <button type="button" className="button" disabled={shared?.is === "sending"} onClick={() => void share()}>
        {t("after.share")}
      </button>
      {shared?.is === "refused" && <p role="alert">{t("after.notShared", { code: shared.code })}</p>}
    </>
  );
}
