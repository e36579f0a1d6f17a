import type { Replay } from "@harbor/kit";
import type { AnyGameClient } from "@harbor/ui";
import { Link } from "../Link.tsx";
import { useSettings } from "../settings/settingsStore.ts";
import { useGame } from "../useGame.ts";
import { sameSeed } from "./finishedGames.ts";
import { modeOf } from "./people.ts";
import { useReplayTexts } from "./texts/useReplayTexts.ts";

type ResultsProps = {
  readonly client: AnyGameClient;
  readonly replay: Replay;
  readonly seats: number;
  readonly own: string;
};

/** The results of these shuffles in this browser, best first. */
export function Results({ client, replay, seats, own }: ResultsProps) {
  const { Sign } = useGame();
  const { t } = useReplayTexts();
  const language = useSettings((settings) => settings.language);
  const games = sameSeed({ ...replay, mode: modeOf(replay.options) }, seats);
  if (games.every(({ id }) => id === own)) return undefined;
  const rows = games
    .flatMap((game) => game.scores.map(({ seat, score }) => ({ game, seat, score, person: game.people[seat] })))
    .toSorted((a, b) => b.score - a.score);
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
    <div className="results" tabIndex={0}>
      <table>
        <caption>{client.frameTexts[language].sameSeed.results}</caption>
        <thead>
          <tr>
            <th scope="col">{t("after.place")}</th>
            <th scope="col">{t("after.player")}</th>
            <th scope="col">{t("after.score")}</th>
            <th scope="col">{t("after.when")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ game, seat, score, person }, nth) => (
            <tr key={`${game.id} ${seat}`} data-own={game.id === own}>
              <td>{nth + 1}</td>
              <th scope="row">
                {person !== undefined && <Sign color={person.color} className="kept-sign" />}
                {person?.name}
              </th>
              <td>
                <b>{score}</b>
              </td>
              <td>{game.id === own ? t("after.thisGame") : <Link href={game.path}>{date.format(game.at)}</Link>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
