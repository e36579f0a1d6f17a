import type { AnyStage, Person } from "@harbor/face";
import { fingerprint, type Move, type Replay, rankResigned, readReplay } from "@harbor/kit";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { looksBack } from "../analysis/looksBack.ts";
import { FACE } from "../games.ts";
import { Link } from "../Link.tsx";
import { ANALYSIS } from "../router.ts";
import { keptHash } from "../table/keptHash.ts";
import type { LocalPlan } from "../table/localPlan.ts";
import { keepFinished } from "./finishedGames.ts";
import { modeOf } from "./people.ts";
import { Results } from "./Results.tsx";
import { SameHarbor } from "./SameHarbor.tsx";
import { ShareButton } from "./ShareButton.tsx";
import { replayName, saveFile } from "./saveFile.ts";
import { startLocal } from "./startLocal.ts";
import { useReplayTexts } from "./texts/useReplayTexts.ts";
import { VerifyPanel } from "./VerifyPanel.tsx";
import "./replay.css";

type AfterwardsProps = {
  readonly stage: AnyStage;
  readonly people: readonly Person[];
  /** The finished game as a file, from wherever it is. */
  load(): Promise<string | undefined>;
  /** The table's code, where it was played on a server. */
  readonly code?: string;
  /** Whether the recording is not being watched already. */
  readonly watchable?: boolean;
  /** Shows what decided the game, where it is being watched. */
  analyse?(): void;
  start?(plan: LocalPlan, moves: readonly Move<unknown>[]): void;
};

type Loaded = { readonly file: string; readonly replay: Replay };

/** What there is to do with a game that is over: watch it, keep it, check it, play it once more. */
export function Afterwards(props: AfterwardsProps) {
  const { stage, people, load, code, watchable = false, analyse, start = startLocal } = props;
  const { t } = useReplayTexts();
  const { t: common } = useTranslation();
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const [tried, setTried] = useState(0);
  const [panel, setPanel] = useState<"verify" | "again">();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new try loads anew
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
  // A game that was played on a server is kept here, too, so that it can be watched without one.
  useEffect(() => {
    if (loaded === undefined || code === undefined) return;
    const { commitment, options, resigned = [] } = loaded.replay;
    const scores = rankResigned(loaded.replay.scores, resigned);
    const game = { id: code, at: Date.now(), mode: modeOf(options), people, commitment, scores };
    keepFinished({ ...game, path: `/replay/${code}` }, loaded.file);
  }, [loaded, code, people]);

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
  if (loaded === undefined) return undefined;
  const { file, replay } = loaded;
  const id = code ?? `kept-${fingerprint(file).slice(0, 16)}`;
  const flip = (wanted: "verify" | "again") => setPanel(panel === wanted ? undefined : wanted);
  return (
    <section className="after" aria-label={t("after.title")}>
      <div className="row after-row">
        {watchable && (
          <Link href={`/replay/${id}`} className="button">
            {t("after.watch")}
          </Link>
        )}
        {watchable && looksBack(stage) && (
          <Link href={`/replay/${id}${ANALYSIS}`} className="button">
            {t("analysis.title")}
          </Link>
        )}
        {analyse !== undefined && (
          <button type="button" className="button" onClick={analyse}>
            {t("analysis.title")}
          </button>
        )}
        <button type="button" className="button" onClick={() => saveFile(replayName(FACE.title, new Date()), file)}>
          {t("after.save")}
        </button>
        <ShareButton file={file} />
        <button type="button" className="button" aria-expanded={panel === "verify"} onClick={() => flip("verify")}>
          {t("after.verify")}
        </button>
        <button type="button" className="button" aria-expanded={panel === "again"} onClick={() => flip("again")}>
          {t("after.again")}
        </button>
      </div>
      {panel === "verify" && (
        <VerifyPanel stage={stage} file={file} published={code === undefined ? undefined : keptHash(code)} />
      )}
      {panel === "again" && <SameHarbor stage={stage} file={file} replay={replay} people={people} start={start} />}
      <Results replay={replay} seats={people.length} own={id} />
    </section>
  );
}
