import { allOf } from "@harbor/face";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FACE } from "../games.ts";
import { go } from "../router.ts";
import { useSettings } from "../settings/settingsStore.ts";
import { giveUp, type LeftGame, leftGames, takeUp } from "../table/localSaves.ts";

/** The games in this browser that have not come to their end, to be gone on with or given up. */
export function LeftGames() {
  const { t } = useTranslation();
  // What is given up stays in its place, to be taken back as long as one is here.
  const [games] = useState(leftGames);
  if (games.length === 0) return undefined;
  return (
    <section className="tables">
      <h2>{t("home.left")}</h2>
      <ul>
        {games.map((game) => (
          <Left key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}

function Left({ game }: { readonly game: LeftGame }) {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const [takeBack, setTakeBack] = useState<() => void>();
  const { kind, people, at } = game;
  const names = allOf(
    language,
    people.map(({ name }) => name),
  );
  if (takeBack !== undefined) {
    return (
      <li className="table-card left-game">
        <span role="status">{t("home.givenUp", { names })}</span>
        <button
          type="button"
          className="button"
          // biome-ignore lint/a11y/noAutofocus: the button that was pressed is gone
          autoFocus
          onClick={() => {
            takeBack();
            setTakeBack(undefined);
          }}
        >
          {t("home.undo")}
        </button>
      </li>
    );
  }

  function goOn() {
    takeUp(game);
    go(`/${kind}`);
  }
  return (
    <li className="table-card left-game">
      <span className="finished-people">
        {people.map(({ name, color }) => (
          <span key={color}>
            <FACE.Sign color={color} />
            {name}
          </span>
        ))}
        {at > 0 && (
          <time dateTime={new Date(at).toISOString()}>
            {new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at)}
          </time>
        )}
      </span>
      <span className="row">
        <button type="button" className="button" aria-label={t("home.goOnOf", { names })} onClick={goOn}>
          {t("home.goOn")}
        </button>
        <button
          type="button"
          className="button quiet"
          aria-label={t("home.giveUpOf", { names })}
          onClick={() => {
            const undo = giveUp(game);
            setTakeBack(() => undo);
          }}
        >
          {t("home.giveUp")}
        </button>
      </span>
    </li>
  );
}
