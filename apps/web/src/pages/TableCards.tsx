import type { TableCard } from "@harbor/protocol";
import type { AnyGameClient } from "@harbor/ui";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { isShort } from "../attention/clockWarning.ts";
import { loadClient } from "../gameClient.ts";
import { gameNamed, HAS_SEVERAL } from "../house.ts";
import { Link } from "../Link.tsx";
import { useSettings } from "../settings/settingsStore.ts";
import { freeSeats, inOrder, lengthOf, longAgo } from "./tableLine.ts";

type TableCardsProps = {
  readonly title: string;
  readonly tables: readonly TableCard[];
};

const FIRST_SHOWN = 5;

export function TableCards({ title, tables }: TableCardsProps) {
  const [all, setAll] = useState(false);
  const clients = useClientsOf(tables);
  if (tables.length === 0) return undefined;
  const ordered = inOrder(tables);
  const shown = all ? ordered : ordered.slice(0, FIRST_SHOWN);
  return (
    <section className="tables">
      <h2>{title}</h2>
      <ul>
        {shown.map((table) => (
          <li key={table.code}>
            <Line table={table} client={clients.get(table.settings.game)} />
          </li>
        ))}
      </ul>
      {shown.length < tables.length && <MoreButton count={tables.length} show={() => setAll(true)} />}
    </section>
  );
}

function Line({ table, client }: { readonly table: TableCard; readonly client: AnyGameClient | undefined }) {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const { code, status, seats, settings, yourTurn, timeLeft } = table;
  const game = gameNamed(settings.game);
  const people = seats.flatMap(({ kind, name, bot }) =>
    kind === "empty" ? [] : [name ?? game?.bots.find(({ id }) => id === bot)?.name ?? t("hotseat.bot")],
  );
  return (
    <Link href={`/t/${code}`} className="table-card" data-turn={yourTurn === true} data-short={isShort(table)}>
      <TableWho table={table} client={client} names={people.join(", ")} />
      <span className="table-status" data-status={status}>
        {yourTurn === true ? t("home.yourTurn") : t(`status.${status}`)}
        {timeLeft !== undefined && ` · ${t("turns.left", { time: lengthOf(timeLeft, language) })}`}
      </span>
    </Link>
  );
}

type TableWhoProps = {
  readonly table: TableCard;
  readonly client: AnyGameClient | undefined;
  /** Who sits there; the code stands for a table without people. */
  readonly names: string;
  /** Replaces the time of the last change. */
  readonly when?: string | undefined;
};

/** Who sits at a table, and its settings. */
export function TableWho({ table, client, names, when }: TableWhoProps) {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const { code, settings, changedAt } = table;
  const game = gameNamed(settings.game);
  const free = freeSeats(table);
  const mode = String(settings.options.mode ?? "");
  const facts = [
    names === "" ? undefined : code,
    HAS_SEVERAL || game === undefined ? (game?.title ?? settings.game) : undefined,
    game?.texts[language].modes?.[mode] ?? client?.modeName(mode, language),
    settings.clock === undefined ? undefined : t(`open.clocks.s${settings.clock}`),
    settings.cards === undefined ? undefined : t("home.ownCards"),
    free > 0 ? t("home.free", { count: free }) : undefined,
    when ?? longAgo(changedAt, Date.now(), language),
  ].filter((fact) => fact !== undefined);
  return (
    <span className="table-who">
      <b>{names === "" ? code : names}</b>
      <span className="table-facts">{facts.join(" · ")}</span>
    </span>
  );
}

export function MoreButton({ count, show }: { readonly count: number; show(): void }) {
  const { t } = useTranslation();
  return (
    <button type="button" className="button quiet tables-all" onClick={show}>
      {t("home.all", { count })}
    </button>
  );
}

/** The clients of games that have the names of their modes only there. The home page does not wait for them. */
export function useClientsOf(tables: readonly TableCard[]): ReadonlyMap<string, AnyGameClient> {
  const [clients, setClients] = useState<ReadonlyMap<string, AnyGameClient>>(new Map());
  const wanted = [...new Set(tables.map(({ settings }) => settings.game))].toSorted().join(" ");
  useEffect(() => {
    let open = true;
    for (const id of wanted.split(" ")) {
      const game = gameNamed(id);
      if (game === undefined || game.texts.en.modes !== undefined) continue;
      void loadClient(game).then((client) => open && setClients((known) => new Map(known).set(id, client)));
    }
    return () => {
      open = false;
    };
  }, [wanted]);
  return clients;
}
