import type { AnyGameClient, Person } from "@harbor/ui";
import { useTranslation } from "react-i18next";
import { useSettings } from "../settings/settingsStore.ts";
import { useGame } from "../useGame.ts";

type CurtainProps = { readonly client: AnyGameClient; readonly person: Person; dismiss(): void };

/** Between two people at one screen: hides everything until the next one is there. */
export function Curtain({ client, person, dismiss }: CurtainProps) {
  const { Poster, Sign } = useGame();
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  return (
    <main className="curtain">
      <Poster className="notice-poster" />
      <div className="curtain-card stack">
        <Sign color={person.color} className="curtain-sign" />
        <h1>{t("curtain.title", { name: person.name })}</h1>
        <p>{client.frameTexts[language].secrets}</p>
        {/* biome-ignore lint/a11y/noAutofocus: the only control on this page */}
        <button type="button" className="button main" autoFocus onClick={dismiss}>
          {t("curtain.dismiss", { name: person.name })}
        </button>
      </div>
    </main>
  );
}
