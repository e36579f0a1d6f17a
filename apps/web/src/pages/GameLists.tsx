import { useTranslation } from "react-i18next";
import { useMine } from "../api/useMine.ts";
import { titleOf } from "../attention/news.ts";
import { ShortTime } from "../attention/ShortTime.tsx";
import { useTabTitle } from "../attention/useTabTitle.ts";
import { PublicTables } from "../finding/PublicTables.tsx";
import { Link } from "../Link.tsx";
import { FinishedGames } from "./FinishedGames.tsx";
import { LeftGames } from "./LeftGames.tsx";
import { TableCards } from "./TableCards.tsx";
import { neverBegan } from "./tableLine.ts";

const EVERY_MS = 15_000;
const PUBLIC_EVERY_MS = 4000;

type GameListsProps = {
  readonly title: string;
  /** The only game whose tables are listed; all games if absent. */
  readonly game?: string | undefined;
};

/** The user's games, public tables and finished games. The tab's title counts those that wait for the user. */
export function GameLists({ title, game }: GameListsProps) {
  const { t } = useTranslation();
  const { mine, open, reached, lost } = useMine({ everyMs: EVERY_MS, publicEveryMs: PUBLIC_EVERY_MS });
  const waiting = mine.filter(({ yourTurn }) => yourTurn === true).length;
  useTabTitle(titleOf(title, { here: false, elsewhere: waiting, unread: 0 }, { turn: "" }), waiting > 0);
  const ofGame = (tables: typeof mine) =>
    game === undefined ? tables : tables.filter(({ settings }) => settings.game === game);
  return (
    <>
      {lost && (
        <p className="home-lost" role="status">
          {t("offline.noServer")}
        </p>
      )}
      <ShortTime tables={mine} />
      <LeftGames game={game} />
      <TableCards title={t("home.mine")} tables={ofGame(mine).filter((table) => !neverBegan(table))} />
      <PublicTables tables={ofGame(open)} reached={reached} />
      <FinishedGames game={game} />
      <p className="tables">
        <Link href="/devices" className="settings-more">
          {t("passkey.page")}
        </Link>
      </p>
    </>
  );
}
