import type { Person } from "@harbor/face";
import { useTranslation } from "react-i18next";
import { FACE } from "../games.ts";

/** Between two people at one screen: nothing is seen until the next one has taken it. */
export function Curtain({ person, lift }: { readonly person: Person; lift(): void }) {
  const { t } = useTranslation();
  return (
    <main className="curtain">
      <FACE.Poster className="notice-poster" />
      <div className="curtain-card stack">
        <FACE.Sign color={person.color} className="curtain-sign" />
        <h1>{t("curtain.title", { name: person.name })}</h1>
        <p>{t("curtain.text")}</p>
        {/* biome-ignore lint/a11y/noAutofocus: the one thing to do on this page */}
        <button type="button" className="button main" autoFocus onClick={lift}>
          {t("curtain.lift", { name: person.name })}
        </button>
      </div>
    </main>
  );
}
