import type { Replay } from "@harbor/kit";
import { FACE } from "../games.ts";
import { Link } from "../Link.tsx";
import { useSettings } from "../settings/settingsStore.ts";
import { sameHarbor } from "./finishedGames.ts";
import { modeOf } from "./people.ts";
import { useReplayTexts } from "./texts/useReplayTexts.ts";

type ResultsProps = { readonly replay: Replay; readonly seats: number; readonly own: string };

/** What different captains made of this harbor, best first, as far as this browser was there. */
export function Results({ replay, seats, own }: ResultsProps) {
  const { t } = useReplayTexts();
  const language = useSettings((settings) => settings.language);
  const games = sameHarbor(replay.commitment, modeOf(replay.options), seats);
  if (games.every(({ id }) => id === own)) return undefined;
  const rows = games
    .flatMap((game) => game.scores.map(({ seat, score }) => ({ game, seat, score, person: game.people[seat] })))
    .toSorted((a, b) => b.score - a.score);
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <div className="results" tabIndex={0}>
      <table>
        <caption>{t("after.results")}</caption>
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
                {person !== undefined && <FACE.Sign color={person.color} className="kept-sign" />}
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
