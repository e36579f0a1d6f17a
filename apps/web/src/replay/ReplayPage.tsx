import { type Edition, readReplay } from "@harbor/kit";
import type { AnyGameClient, GameManifest, Person } from "@harbor/ui";
import { use, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchReplay } from "../api/replays.ts";
import { CardsDoor } from "../cards/CardsDoor.tsx";
import { clientFor } from "../cards/clientFor.ts";
import { loadClient } from "../gameClient.ts";
import { gameNamed } from "../house.ts";
import { Waiting } from "../pages/Waiting.tsx";
import { isGameFile } from "../table/gameFile.ts";
import { CurrentGame, useGame } from "../useGame.ts";
import { DamagePage } from "./DamagePage.tsx";
import { finishedFile, finishedGames } from "./finishedGames.ts";
import { GameFile } from "./GameFile.tsx";
import { peopleOf } from "./people.ts";
import { ReplayScreen } from "./ReplayScreen.tsx";
import { openRecording } from "./recording.ts";
import { Shelf } from "./Shelf.tsx";
import "./controls.css";
import "./replay.css";

type Found =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: "missing" | "unreachable" };

/** A recorded game, from this browser, from the server or from a file; without an id, the list of all recordings. */
export function ReplayPage({ id }: { readonly id: string | undefined }) {
  const [found, setFound] = useState<Found | undefined>(() => foundHere(id));
  // Fixed while the page is open: new people would restart the recording.
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
  if (close !== undefined && isGameFile(found.text)) return <GameFile text={found.text} close={close} />;
  return <Recorded text={found.text} people={people} close={close} />;
}

function foundHere(id: string | undefined): Found | undefined {
  const text = id === undefined ? undefined : finishedFile(id);
  return text === undefined ? undefined : { ok: true, text };
}

type RecordedProps = {
  readonly text: string;
  /** The players, if this browser knows more than the file. */
  readonly people: readonly Person[] | undefined;
  /** Goes back to the list, if the file came from there. */
  readonly close: (() => void) | undefined;
};

function Recorded({ text, people, close }: RecordedProps) {
  const read = useMemo(() => readReplay(text), [text]);
  if (!read.ok) return <DamagePage why={read.damage} close={close} />;
  const { game: id } = read.value;
  const game = gameNamed(id);
  if (game === undefined) return <DamagePage why={{ kind: "other-game", line: 1, game: id, here: "" }} close={close} />;
  return (
    <CurrentGame value={game}>
      <OfGame game={game} edition={read.value} text={text} people={people} close={close} />
    </CurrentGame>
  );
}

type OfGameProps = RecordedProps & { readonly game: GameManifest; readonly edition: Edition };

/** Shows a recording under its own rules and with its own cards, which it may include. */
function OfGame({ game, edition: { rules, cards, cardLists }, text, people, close }: OfGameProps) {
  const own = use(loadClient(game));
  const { t } = useTranslation();
  const found = use(clientFor(game, cards, cardLists, rules));
  const [opened, setOpened] = useState<AnyGameClient>();
  const client = opened ?? (found.ok ? found.client : undefined);
  if (client === undefined) {
    return (
      <DamagePage why="cards" close={close}>
        <CardsDoor own={own} label={t("cards.openWanted")} wanted={cards} open={setOpened} />
      </DamagePage>
    );
  }
  return <Played client={client} text={text} people={people} close={close} />;
}

function Played({ client, text, people, close }: RecordedProps & { readonly client: AnyGameClient }) {
  const { t } = useTranslation();
  const game = useGame();
  const opened = useMemo(() => openRecording(client, text), [client, text]);
  const who = useMemo(() => {
    if (!opened.ok) return [];
    const { moments, replay } = opened.value;
    const seats = client.game.seats(moments[0]?.state);
    return people ?? peopleOf(game, replay, seats, (seat) => t("hotseat.player", { number: seat + 1 }));
  }, [game, opened, people, client, t]);
  if (!opened.ok) return <DamagePage client={client} why={opened.damage} close={close} />;
  return <ReplayScreen client={client} recording={opened.value} people={who} />;
}
