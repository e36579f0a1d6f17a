import type { AnyStage } from "@harbor/face";
import type { TableView } from "@harbor/protocol";
import { useTranslation } from "react-i18next";
import { OwnCards } from "../cards/OwnCards.tsx";
import { useSettings } from "../settings/settingsStore.ts";
import { optionsIn, planOf } from "./tablePlan.ts";

/** What is set for a table, for all to see. */
export function Chips({ stage, lobby }: { readonly stage: AnyStage; readonly lobby: TableView }) {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const { settings, sameSeed } = lobby;
  const plan = planOf(stage, settings);
  const alone = stage.modes.find(({ id }) => id === plan.mode)?.alone === true;
  const chips = [
    stage.modeName(plan.mode, language),
    t("chips.seats", { count: plan.seats }),
    plan.clock === undefined ? t("chips.noClock") : t("chips.clock", { time: t(`open.clocks.s${plan.clock}`) }),
    ...optionsIn(stage, plan.mode).flatMap(({ id }) => {
      const value = plan.chosen[id];
      return value === undefined ? [] : (stage.optionFace(id, value, language)?.chip ?? []);
    }),
    ...(alone || !plan.botsAtOnce ? [] : [t("open.botsAtOnce")]),
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
      <OwnCards stage={stage} />
      {sameSeed && (
        <p className="chips-same">
          <b>{t("chips.sameSeed")}</b> {t("chips.sameSeedText")}
        </p>
      )}
    </div>
  );
}
