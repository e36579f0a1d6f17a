import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMine } from "../api/useMine.ts";
import { titleOf } from "../attention/news.ts";
import { useTabTitle } from "../attention/useTabTitle.ts";
import { FACE } from "../games.ts";
import { Link } from "../Link.tsx";
import { go } from "../router.ts";
import { SettingsButton } from "../settings/SettingsButton.tsx";
import { BotsWay } from "./BotsWay.tsx";
import { FinishedGames } from "./FinishedGames.tsx";
import { LeftGames } from "./LeftGames.tsx";
import { LocalWay } from "./LocalWay.tsx";
import { TableCards } from "./TableCards.tsx";
import "./home.css";

const CODE_LENGTH = 6;
const EVERY_MS = 15_000;

export function Home() {
  const { t } = useTranslation();
  const { mine, open, reached } = useMine(EVERY_MS);
  const elsewhere = mine.filter(({ yourTurn }) => yourTurn === true).length;
  useTabTitle(titleOf(FACE.title, { here: false, elsewhere, unread: 0 }, { turn: "" }), elsewhere > 0);
  const [code, setCode] = useState("");

  function join(event: FormEvent) {
    event.preventDefault();
    if (code.trim().length === CODE_LENGTH) go(`/t/${code.trim().toUpperCase()}`);
  }

  return (
    <div className="home">
      <FACE.Poster className="home-poster" />
      <header className="home-top">
        <SettingsButton />
      </header>
      <main className="home-main">
        <div className="home-title">
          <h1>{FACE.title}</h1>
          <p>{t("home.claim")}</p>
        </div>
        <nav className="home-ways" aria-label={t("home.ways")}>
          <LocalWay kind="solo" />
          <BotsWay />
          <Link href="/open" className="way">
            <b>{t("home.open")}</b>
            <span>{t("home.openText")}</span>
          </Link>
          <LocalWay kind="hotseat" />
          <Link href="/rules" className="way">
            <b>{t("home.rules")}</b>
            <span>{t("home.rulesText")}</span>
          </Link>
          <form className="join" onSubmit={join}>
            <label htmlFor="code">{t("home.join")}</label>
            <input
              id="code"
              className="field"
              value={code}
              maxLength={CODE_LENGTH}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={({ target }) => setCode(target.value.toUpperCase())}
            />
            <button type="submit" className="button" disabled={code.trim().length !== CODE_LENGTH}>
              {t("home.go")}
            </button>
          </form>
        </nav>
        <LeftGames />
        <TableCards title={t("home.mine")} tables={mine} />
        <TableCards title={t("home.public")} tables={open} none={reached ? t("home.noPublic") : undefined} />
        <FinishedGames />
      </main>
      <footer className="home-foot">{t("home.unofficial")}</footer>
    </div>
  );
}
