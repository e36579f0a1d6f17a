import type { TableView } from "@harbor/protocol";
import type { AnyGameClient } from "@harbor/ui";
import { useTranslation } from "react-i18next";
import { OwnCards } from "../cards/OwnCards.tsx";
import { useSettings } from "../settings/settingsStore.ts";
import { optionsIn, planOf } from "./tablePlan.ts";

/** A table's settings, for everybody to see. */
export function Chips({ client, lobby }: { readonly client: AnyGameClient; readonly lobby: TableView }) {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const { settings, sameSeed } = lobby;
  const again = client.frameTexts[language].sameSeed;
  const plan = planOf(client, settings);
  const alone = client.modes.find(({ id }) => id === plan.mode)?.alone === true;
  const chips = [
    client.modeName(plan.mode, language),
    t("chips.seats", { count: plan.seats }),
    plan.clock === undefined ? t("chips.noClock") : t("chips.clock", { time: t(`open.clocks.s${plan.clock}`) }),
    ...optionsIn(client, plan.mode).flatMap(({ id }) => {
      const value = plan.chosen[id];
      return value === undefined ? [] : (client.optionFace(id, value, language)?.chip ?? []);
    }),
    ...(alone || !plan.botsAtOnce ? [] : [t("open.botsAtOnce")]),
    ...(lobby.rated === true ? [t("rating.chip")] : []),
    plan.isPublic ? t("chips.public") : t("chips.byLink"),
    plan.spectators ? t("chips.spectators") : t("chips.noSpectators"),
  ];
  return (
    <div className="chips-box">
      <ul className="chips" aria-label={t("chips.name")}>
        {chips.map((chip) => (
          <li key={chip} className="chip">
            {chip}
          </li>
        ))}
      </ul>
      <OwnCards client={client} />
      {sameSeed && (
        <p className="chips-same">
          <b>{again.name}.</b> {again.text}
        </p>
      )}
    </div>
  );
}
