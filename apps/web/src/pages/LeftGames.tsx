import { allOf } from "@harbor/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { gameNamed, HAS_SEVERAL } from "../house.ts";
import { go, pathOf } from "../router.ts";
import { useSettings } from "../settings/settingsStore.ts";
import { giveUp, type LeftGame, leftGames, takeUp } from "../table/localSaves.ts";

/** Unfinished games in this browser, for one game or for all, to continue or delete. */
export function LeftGames({ game }: { readonly game?: string | undefined }) {
  const { t } = useTranslation();
  // Deleted games stay in the list, to be restored until the page is left.
  const [games] = useState(() => leftGames().filter((left) => game === undefined || left.game === game));
  if (games.length === 0) return undefined;
  return (
    <section className="tables">
      <h2>{t("home.left")}</h2>
      <ul>
        {games.map((left) => (
          <Left key={left.id} left={left} />
        ))}
      </ul>
    </section>
  );
}

function Left({ left }: { readonly left: LeftGame }) {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const [takeBack, setTakeBack] = useState<() => void>();
  const { kind, people, at } = left;
  const game = gameNamed(left.game);
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
          // biome-ignore lint/a11y/noAutofocus: the pressed button is gone
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
    takeUp(left);
    go(pathOf({ id: left.game }, kind));
  }
  return (
    <li className="table-card left-game">
      <span className="finished-people">
        {HAS_SEVERAL && <b>{game?.title}</b>}
        {people.map(({ name, color }) => (
          <span key={color}>
            {game !== undefined && <game.Sign color={color} />}
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
            const undo = giveUp(left);
            setTakeBack(() => undo);
          }}
        >
          {t("home.giveUp")}
        </button>
      </span>
    </li>
  );
}
