import { fingerprint, type Move, type Replay, rankResigned, readReplay, type Seat } from "@harbor/kit";
import type { AnyGameClient, Person } from "@harbor/ui";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { looksBack } from "../analysis/looksBack.ts";
import { DailyOutcome } from "../daily/DailyOutcome.tsx";
import { Link } from "../Link.tsx";
import { ANALYSIS } from "../router.ts";
import { useSettings } from "../settings/settingsStore.ts";
import { PictureButton } from "../share/PictureButton.tsx";
import { storedHash } from "../table/keptHash.ts";
import type { LocalPlan } from "../table/localPlan.ts";
import { useGame } from "../useGame.ts";
import { countFigures } from "./countFigures.ts";
import { finishedGames, keepFinished } from "./finishedGames.ts";
import { modeOf } from "./people.ts";
import { Results } from "./Results.tsx";
import { SameSeed } from "./SameSeed.tsx";
import { ShareButton } from "./ShareButton.tsx";
import { replayName, saveFile } from "./saveFile.ts";
import { startLocal } from "./startLocal.ts";
import { useReplayTexts } from "./texts/useReplayTexts.ts";
import { VerifyPanel } from "./VerifyPanel.tsx";
import "./controls.css";
import "./replay.css";

type AfterwardsProps = {
  readonly client: AnyGameClient;
  readonly people: readonly Person[];
  /** Loads the finished game's file, wherever it is. */
  load(): Promise<string | undefined>;
  /** The table's code, if it was played on a server, and the seat that was played from here. */
  readonly code?: string;
  readonly own?: Seat | undefined;
  /** For the game of the day: which day. */
  readonly day?: string | undefined;
  /** Whether to offer the recording for watching; not where it is open already. */
  readonly watchable?: boolean;
  /** Opens the analysis, where the recording is open. */
  analyse?(): void;
  start?(plan: LocalPlan, moves: readonly Move<unknown>[]): void;
};

type Loaded = { readonly file: string; readonly replay: Replay };

/** What to do with a finished game: watch it, save it, check it, play it again. */
export function Afterwards(props: AfterwardsProps) {
  const manifest = useGame();
  const { client, people, load, code, own, day, watchable = false, analyse, start = startLocal } = props;
  const { t } = useReplayTexts();
  const { t: common } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const [tried, setTried] = useState(0);
  const [panel, setPanel] = useState<"verify" | "again">();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try loads again
  useEffect(() => {
    let wanted = true;
    setFailed(false);
    void load().then((file) => {
      const read = file === undefined ? undefined : readReplay(file);
      if (!wanted) return;
      if (file === undefined || !read?.ok) return setFailed(true);
      setLoaded({ file, replay: read.value });
    });
    return () => {
      wanted = false;
    };
  }, [load, tried]);
  // A game from a server is stored here, too, so that it can be watched without one.
  useEffect(() => {
    if (loaded === undefined || code === undefined) return;
    const { game: played, commitment, options, cardLists, resigned = [] } = loaded.replay;
    const scores = rankResigned(loaded.replay.scores, resigned);
    // Opening the table again does not make the game a later one.
    const at = finishedGames().find(({ id }) => id === code)?.at ?? Date.now();
    const game = { id: code, game: played, at, mode: modeOf(options), people, commitment, scores };
    const ofOwn = { ...(own !== undefined && { own }), ...(cardLists !== undefined && { ownCards: true as const }) };
    keepFinished({ ...game, ...ofOwn, path: `/replay/${code}` }, loaded.file);
  }, [loaded, code, people, own]);
  useEffect(() => {
    // A game that cannot be counted is only missing in the statistics.
    if (loaded !== undefined) countFigures(idOf(code, loaded.file)).catch(() => undefined);
  }, [loaded, code]);
  const ended = useMemo(() => {
    if (loaded === undefined) return undefined;
    const { options, scores, resigned = [] } = loaded.replay;
    const id = idOf(code, loaded.file);
    const kept = finishedGames().find((one) => one.id === id || one.path === location.pathname);
    const ranked = rankResigned(scores, resigned);
    return { manifest, client, mode: modeOf(options), people, scores: ranked, at: kept?.at, day: day ?? kept?.day };
  }, [manifest, client, people, code, day, loaded]);

  if (failed) {
    return (
      <div className="row after-row">
        <p role="alert">{t("after.noFile")}</p>
        <button type="button" className="button" onClick={() => setTried(tried + 1)}>
          {common("again")}
        </button>
      </div>
    );
  }
  if (loaded === undefined || ended === undefined) return undefined;
  const { file, replay } = loaded;
  const id = idOf(code, file);
  const flip = (wanted: "verify" | "again") => setPanel(panel === wanted ? undefined : wanted);
  return (
    <section className="after" aria-label={t("after.title")}>
      <div className="row after-row">
        {watchable && (
          <Link href={`/replay/${id}`} className="button">
            {t("after.watch")}
          </Link>
        )}
        {watchable && looksBack(client) && (
          <Link href={`/replay/${id}${ANALYSIS}`} className="button">
            {t("analysis.title")}
          </Link>
        )}
        {analyse !== undefined && (
          <button type="button" className="button" onClick={analyse}>
            {t("analysis.title")}
          </button>
        )}
        <button type="button" className="button" onClick={() => saveFile(replayName(manifest.title, new Date()), file)}>
          {t("after.save")}
        </button>
        <PictureButton ended={ended} />
        <ShareButton file={file} />
        <button type="button" className="button" aria-expanded={panel === "verify"} onClick={() => flip("verify")}>
          {t("after.verify")}
        </button>
        <button type="button" className="button" aria-expanded={panel === "again"} onClick={() => flip("again")}>
          {client.frameTexts[language].sameSeed.name}
        </button>
      </div>
      {panel === "verify" && (
        <VerifyPanel client={client} file={file} published={code === undefined ? undefined : storedHash(code)} />
      )}
      {panel === "again" && <SameSeed client={client} file={file} replay={replay} people={people} start={start} />}
      {day !== undefined && <DailyOutcome client={client} day={day} id={id} />}
      <Results client={client} replay={replay} seats={people.length} own={id} />
    </section>
  );
}

function idOf(code: string | undefined, file: string): string {
  return code ?? `kept-${fingerprint(file).slice(0, 16)}`;
}
