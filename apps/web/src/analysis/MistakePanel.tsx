import type { Mistake } from "@harbor/bots";
import type { AnyAction, AnyGameClient, Person } from "@harbor/ui";
import { useMemo } from "react";
import { adviserOf } from "../bots/botFace.ts";
import type { Recording } from "../replay/recording.ts";
import { useReplayTexts } from "../replay/texts/useReplayTexts.ts";
import { useSettings } from "../settings/settingsStore.ts";
import { useGame } from "../useGame.ts";
import type { AnyReport } from "./request.ts";
import { type Figures, useFigures } from "./useFigures.ts";

type MistakePanelProps = {
  readonly client: AnyGameClient;
  readonly report: AnyReport;
  readonly recording: Recording;
  readonly people: readonly Person[];
  /** The analysing bot. */
  readonly name: string;
  show(step: number): void;
};

/** The costliest decisions: what was done, what would have been better, and why. */
export function MistakePanel({ client, report, recording, people, name, show }: MistakePanelProps) {
  const { t } = useReplayTexts();
  const { mistakes, isDone, alone } = report;
  const figures = useFigures(client, alone);
  return (
    <section className="panel" aria-label={t("analysis.mistakes")}>
      <h2>{t("analysis.mistakes")}</h2>
      {mistakes.length === 0 && <p>{isDone ? t("analysis.noMistakes") : t("analysis.later", { name })}</p>}
      <ol className="mistakes">
        {mistakes.map((mistake, nth) => (
          <li key={`${mistake.step} ${mistake.seat}`}>
            <MistakeCard
              client={client}
              mistake={mistake}
              nth={nth + 1}
              recording={recording}
              people={people}
              figures={figures}
              show={show}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

type MistakeCardProps = Pick<MistakePanelProps, "client" | "recording" | "people" | "show"> & {
  readonly mistake: Mistake<AnyAction>;
  readonly nth: number;
  readonly figures: Figures;
};

function MistakeCard({ client, mistake, nth, recording, people, figures, show }: MistakeCardProps) {
  const game = useGame();
  const { Sign } = game;
  const { t } = useReplayTexts();
  const language = useSettings((settings) => settings.language);
  const { step, seat, done, better, why, cost, doubt } = mistake;
  const view = useMemo(() => client.game.view(recording.moments[step]?.state, seat), [client, recording, step, seat]);
  const adviser = adviserOf(game);
  const person = people[seat];
  const { hindsight } = client;
  if (person === undefined || hindsight === undefined || adviser === undefined) return undefined;
  const around = { view, seat, people, language };
  return (
    <article className="mistake">
      <header className="mistake-head">
        <span className="mistake-number" aria-hidden="true">
          {nth}
        </span>
        <Sign color={person.color} className="kept-sign" />
        <b>{person.name}</b>
        <span className="mistake-when">{figures.moment(mistake)}</span>
        <span className="mistake-cost">
          −{figures.cost(cost)}
          {figures.plain(doubt) !== figures.plain(0) && <small> ± {figures.plain(doubt)}</small>}
        </span>
      </header>
      <p>
        <span className="mistake-label">{t("analysis.played")}</span> <hindsight.DeedText {...around} actions={done} />
      </p>
      <p>
        <span className="mistake-label">{t("advice.would", { name: adviser.name })}</span>{" "}
        <hindsight.DeedText {...around} actions={better} why={why} />
      </p>
      <button type="button" className="button" onClick={() => show(step)}>
        {t("analysis.show")}
      </button>
    </article>
  );
}
