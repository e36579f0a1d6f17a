import { NAME_LENGTH } from "@harbor/protocol";
import type { Person } from "@harbor/ui";
import { use, useState } from "react";
import { useTranslation } from "react-i18next";
import { handInCards } from "../api/cards.ts";
import { createTable, introduce } from "../api/http.ts";
import { CardsField } from "../cards/CardsField.tsx";
import { loadClient } from "../gameClient.ts";
import { Link } from "../Link.tsx";
import { startLocal } from "../replay/startLocal.ts";
import { go, homeOf } from "../router.ts";
import { SettingsButton } from "../settings/SettingsButton.tsx";
import { useSettings } from "../settings/settingsStore.ts";
import { planLocal } from "../table/localPlan.ts";
import { useRefusalText } from "../table/useRefusalText.ts";
import { useGame } from "../useGame.ts";
import { TableForm } from "./TableForm.tsx";
import { firstPlan, settingsOf } from "./tablePlan.ts";
import "./lobby.css";

/** Opens a new table on the server. */
export function OpenPage() {
  const { t } = useTranslation();
  const game = useGame();
  const { newcomer } = game.texts[useSettings((settings) => settings.language)];
  const client = use(loadClient(game));
  const name = useSettings((settings) => settings.name);
  const change = useSettings((settings) => settings.change);
  const [played, setPlayed] = useState(client);
  const [plan, setPlan] = useState(() => firstPlan(client, game.firstTable));
  const textOf = useRefusalText(client);
  const [opening, setOpening] = useState(false);
  const [refused, setRefused] = useState<string>();

  async function open() {
    setOpening(true);
    setRefused(undefined);
    await introduce(name.trim() || newcomer);
    const cards = played === client ? undefined : await handInCards(game.id, played.cards.lists);
    const made =
      cards?.ok === false
        ? cards
        : await createTable(settingsOf(client, plan, { game: game.id, cards: cards?.value.hash }));
    if (made.ok) return go(`/t/${made.value.code}`);
    setOpening(false);
    setRefused(made.code === "unreachable" ? t("open.failed") : textOf({ why: made.code }).text);
  }

  const alone = client.modes.find(({ id }) => id === plan.mode)?.alone === true;

  /** A solo game needs no server, whatever its cards. */
  function playHere() {
    const you: Person = { name: name.trim() || newcomer, color: 0, kind: "person" };
    startLocal(planLocal(played, "solo", plan.mode, [you]), []);
  }

  return (
    <main className="sheet">
      <game.Poster className="notice-poster" />
      <header className="sheet-head panel">
        <Link href={homeOf(game)} aria-label={t("toHome")}>
          <game.Logo className="sheet-logo" />
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
            maxLength={NAME_LENGTH}
            placeholder={newcomer}
            onChange={({ target }) => change({ name: target.value })}
          />
        </div>
        <TableForm client={client} plan={plan} change={setPlan} />
        <CardsField own={client} chosen={played} choose={setPlayed} />
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
