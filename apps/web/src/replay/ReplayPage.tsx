import type { AnyStage, Person } from "@harbor/face";
import { type Replay, readReplay } from "@harbor/kit";
import { use, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchReplay } from "../api/replays.ts";
import { CardsDoor } from "../cards/CardsDoor.tsx";
import { stageFor } from "../cards/stageFor.ts";
import { Waiting } from "../pages/Waiting.tsx";
import { loadStage } from "../stage.ts";
import { DamagePage } from "./DamagePage.tsx";
import { finishedFile, finishedGames } from "./finishedGames.ts";
import { peopleOf } from "./people.ts";
import { ReplayScreen } from "./ReplayScreen.tsx";
import { openRecording } from "./recording.ts";
import { Shelf } from "./Shelf.tsx";
import "./replay.css";

type Found =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: "missing" | "unreachable" };

/** A recorded game: one kept in this browser, one on the server, or a file; without any, all there are to choose. */
export function ReplayPage({ id }: { readonly id: string | undefined }) {
  const [found, setFound] = useState<Found | undefined>(() => foundHere(id));
  // The same people as long as the page is open: with others the recording would begin anew.
  const [people] = useState(() => finishedGames().find((game) => game.id === id)?.people);
  useEffect(() => {
    if (id === undefined || foundHere(id) !== undefined) return;
    let wanted = true;
    void fetchReplay(id).then((reply) => {
      if (!wanted) return;
      if (reply.ok) setFound({ ok: true, text: reply.value });
      else setFound({ ok: false, why: reply.code === "unreachable" ? "unreachable" : "missing" });
    });
    return () => {
      wanted = false;
    };
  }, [id]);
  if (found === undefined) {
    return id === undefined ? <Shelf open={(text) => setFound({ ok: true, text })} /> : <Waiting />;
  }
  if (!found.ok) return <DamagePage why={found.why} />;
  const close = id === undefined ? () => setFound(undefined) : undefined;
  return <Recorded text={found.text} people={people} close={close} />;
}

function foundHere(id: string | undefined): Found | undefined {
  const text = id === undefined ? undefined : finishedFile(id);
  return text === undefined ? undefined : { ok: true, text };
}

type RecordedProps = {
  readonly text: string;
  /** Who played, where this browser knows more than the file. */
  readonly people: readonly Person[] | undefined;
  /** Back to the choice, where the file came from there. */
  readonly close: (() => void) | undefined;
};

function Recorded({ text, people, close }: RecordedProps) {
  const own = use(loadStage());
  const { t } = useTranslation();
  const { rules, cards, cardLists } = useMemo(() => editionOf(text), [text]);
  const found = use(stageFor(cards, cardLists, rules));
  const [opened, setOpened] = useState<AnyStage>();
  const stage = opened ?? (found.ok ? found.stage : undefined);
  if (stage === undefined) {
    return (
      <DamagePage why="cards" close={close}>
        <CardsDoor own={own} label={t("cards.openWanted")} wanted={cards} open={setOpened} />
      </DamagePage>
    );
  }
  return <Played stage={stage} text={text} people={people} close={close} />;
}

/** The rules and cards that a recording names, and the cards it brings along; what is no recording at all names none. */
function editionOf(text: string): Partial<Pick<Replay, "rules" | "cards" | "cardLists">> {
  const read = readReplay(text);
  return read.ok ? read.value : {};
}

function Played({ stage, text, people, close }: RecordedProps & { readonly stage: AnyStage }) {
  const { t } = useTranslation();
  const opened = useMemo(() => openRecording(stage, text), [stage, text]);
  const who = useMemo(() => {
    if (!opened.ok) return [];
    const { moments, replay } = opened.value;
    const seats = stage.game.seats(moments[0]?.state);
    return people ?? peopleOf(replay, seats, (seat) => t("hotseat.player", { number: seat + 1 }));
  }, [opened, people, stage, t]);
  if (!opened.ok) return <DamagePage stage={stage} why={opened.damage} close={close} />;
  return <ReplayScreen stage={stage} recording={opened.value} people={who} />;
}
