import { type ChangeEvent, type DragEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { gameNamed, HAS_SEVERAL } from "../house.ts";
import { Link } from "../Link.tsx";
import { SettingsButton } from "../settings/SettingsButton.tsx";
import { useSettings } from "../settings/settingsStore.ts";
import { useLook } from "../useGame.ts";
import { type FinishedGame, finishedFile, finishedGames, forgetFinished, keepFinished } from "./finishedGames.ts";
import { KindLine } from "./KindLine.tsx";
import { Statistics } from "./Statistics.tsx";
import { replayName, saveFile } from "./saveFile.ts";
import { useReplayTexts } from "./texts/useReplayTexts.ts";

/** All recordings in this browser, and a way to open a file. */
export function Shelf({ open }: { open(text: string): void }) {
  const { Logo, Poster } = useLook();
  const { t } = useReplayTexts();
  const { t: common } = useTranslation();
  // Deleted recordings stay in the list, to be restored until the page is left.
  const [games] = useState(finishedGames);
  return (
    <main className="sheet">
      <Poster className="notice-poster" />
      <header className="sheet-head panel">
        <Link href="/" aria-label={common("toHome")}>
          <Logo className="sheet-logo" />
        </Link>
        <h1>{t("shelf.title")}</h1>
        <SettingsButton />
      </header>
      <FileDoor open={open} />
      <section className="panel">
        <h2>{t("shelf.kept")}</h2>
        {games.length === 0 && <p>{t("shelf.none")}</p>}
        <ul className="kept-games">
          {games.map((game) => (
            <KeptGame key={game.id} kept={game} />
          ))}
        </ul>
      </section>
      <Statistics />
    </main>
  );
}

function FileDoor({ open }: { open(text: string): void }) {
  const { t } = useReplayTexts();
  const [over, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);

  async function read(file: File | undefined) {
    if (file !== undefined) open(await file.text());
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void read(event.dataTransfer.files[0]);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut for the button inside
    <section
      className="panel file-door"
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p>{t("shelf.drop")}</p>
      <button type="button" className="button main" onClick={() => chooser.current?.click()}>
        {t("shelf.open")}
      </button>
      <input
        ref={chooser}
        type="file"
        className="file-input"
        tabIndex={-1}
        aria-label={t("shelf.open")}
        accept=".jsonl,.json,.txt,application/x-ndjson,text/plain"
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => void read(target.files?.[0])}
      />
    </section>
  );
}

function KeptGame({ kept }: { readonly kept: FinishedGame }) {
  const { t } = useReplayTexts();
  const [place, setPlace] = useState<"kept" | "thrown" | "back">("kept");
  const language = useSettings((settings) => settings.language);
  const { id, game: played, at, people, scores, path } = kept;
  const game = gameNamed(played);
  const title = game?.title ?? played;
  const names = people.map(({ name }) => name).join(", ");
  const [file] = useState(() => finishedFile(id));
  if (place === "thrown") {
    return (
      <li className="kept-game">
        <p role="status">{t("shelf.thrown", { names })}</p>
        <button
          type="button"
          className="button"
          // biome-ignore lint/a11y/noAutofocus: the pressed button is gone
          autoFocus
          onClick={() => {
            keepFinished(kept, file);
            setPlace("back");
          }}
        >
          {t("shelf.undo")}
        </button>
      </li>
    );
  }
  return (
    <li className="kept-game">
      <div className="kept-facts">
        <time dateTime={new Date(at).toISOString()}>
          {new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at)}
        </time>
        {HAS_SEVERAL && <b>{title}</b>}
        {game !== undefined && <KindLine game={game} kept={kept} />}
      </div>
      <ol className="kept-scores">
        {scores.map(({ seat, score }) => {
          const person = people[seat];
          return (
            <li key={seat}>
              {game !== undefined && person !== undefined && <game.Sign color={person.color} className="kept-sign" />}
              {person?.name} <b title={t("shelf.points", { count: score })}>{score}</b>
            </li>
          );
        })}
      </ol>
      <div className="row">
        <Link href={path} className="button main">
          {t("shelf.watch")}
        </Link>
        {file !== undefined && (
          <button
            type="button"
            className="button"
            aria-label={t("shelf.saveOf", { names })}
            onClick={() => saveFile(replayName(title, new Date(at)), file)}
          >
            {t("shelf.save")}
          </button>
        )}
        <button
          type="button"
          className="button quiet"
          aria-label={t("shelf.forgetOf", { names })}
          // biome-ignore lint/a11y/noAutofocus: the pressed button is gone
          autoFocus={place === "back"}
          onClick={() => {
            forgetFinished(id);
            setPlace("thrown");
          }}
        >
          {t("shelf.forget")}
        </button>
      </div>
    </li>
  );
}
