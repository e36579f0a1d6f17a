import type { Person } from "@harbor/face";
import { use, useState } from "react";
import { useTranslation } from "react-i18next";
import { handInCards } from "../api/cards.ts";
import { createTable, introduce } from "../api/http.ts";
import { CardsField } from "../cards/CardsField.tsx";
import { FACE } from "../games.ts";
import { Link } from "../Link.tsx";
import { startLocal } from "../replay/startLocal.ts";
import { go } from "../router.ts";
import { SettingsButton } from "../settings/SettingsButton.tsx";
import { useSettings } from "../settings/settingsStore.ts";
import { loadStage } from "../stage.ts";
import { planLocal } from "../table/localPlan.ts";
import { useRefusalText } from "../table/useRefusalText.ts";
import { TableForm } from "./TableForm.tsx";
import { firstPlan, settingsOf } from "./tablePlan.ts";
import "./lobby.css";

/** A new table on the server. */
export function OpenPage() {
  const { t } = useTranslation();
  const stage = use(loadStage());
  const name = useSettings((settings) => settings.name);
  const change = useSettings((settings) => settings.change);
  const [played, setPlayed] = useState(stage);
  const [plan, setPlan] = useState(() => firstPlan(stage));
  const textOf = useRefusalText(stage);
  const [opening, setOpening] = useState(false);
  const [refused, setRefused] = useState<string>();

  async function open() {
    setOpening(true);
    setRefused(undefined);
    await introduce(name.trim() || t("skipper"));
    const cards = played === stage ? undefined : await handInCards(FACE.id, played.cards.lists);
    const made =
      cards?.ok === false
        ? cards
        : await createTable(settingsOf(stage, plan, { game: FACE.id, cards: cards?.value.hash }));
    if (made.ok) return go(`/t/${made.value.code}`);
    setOpening(false);
    setRefused(made.code === "unreachable" ? t("open.failed") : textOf({ why: made.code }).text);
  }

  const alone = stage.modes.find(({ id }) => id === plan.mode)?.alone === true;

  /** Who plays alone needs no server, with whatever cards. */
  function playHere() {
    const you: Person = { name: name.trim() || t("skipper"), color: 0, kind: "person" };
    startLocal(planLocal(played, "solo", plan.mode, [you]), []);
  }

  return (
    <main className="sheet">
      <FACE.Poster className="notice-poster" />
      <header className="sheet-head panel">
        <Link href="/" aria-label={t("toHome")}>
          <FACE.Logo className="sheet-logo" />
        </Link>
        <h1>{t("open.title")}</h1>
        <SettingsButton />
      </header>
      <section className="panel stack">
        <div>
          <label htmlFor="your-name">{t("settings.name")}</label>
          <input
            id="your-name"
            className="field"
            value={name}
            maxLength={24}
            placeholder={t("skipper")}
            onChange={({ target }) => change({ name: target.value })}
          />
        </div>
        <TableForm stage={stage} plan={plan} change={setPlan} />
        <CardsField own={stage} chosen={played} choose={setPlayed} />
        <button type="button" className="button main" disabled={opening} onClick={() => void open()}>
          {t("open.create")}
        </button>
        {alone && (
          <button type="button" className="button" onClick={playHere}>
            {t("open.here")}
          </button>
        )}
        {refused !== undefined && <p role="alert">{refused}</p>}
      </section>
    </main>
  );
}
