import type { TableCard } from "@harbor/protocol";
import type { AnyGameClient } from "@harbor/ui";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadClient } from "../gameClient.ts";
import { gameNamed, HAS_SEVERAL } from "../house.ts";
import { Link } from "../Link.tsx";
import { useSettings } from "../settings/settingsStore.ts";
import { freeSeats, inOrder, longAgo } from "./tableLine.ts";

type TableCardsProps = {
  readonly title: string;
  readonly tables: readonly TableCard[];
  /** Shown if the list is empty. */
  readonly none?: string | undefined;
};

const FIRST_SHOWN = 5;

export function TableCards({ title, tables, none }: TableCardsProps) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const clients = useClientsOf(tables);
  if (tables.length === 0 && none === undefined) return undefined;
  const ordered = inOrder(tables);
  const shown = all ? ordered : ordered.slice(0, FIRST_SHOWN);
  return (
    <section className="tables">
      <h2>{title}</h2>
      {tables.length === 0 && <p className="tables-none">{none}</p>}
      <ul>
        {shown.map((table) => (
          <li key={table.code}>
            <Line table={table} client={clients.get(table.settings.game)} />
          </li>
        ))}
      </ul>
      {shown.length < tables.length && (
        <button type="button" className="button quiet tables-all" onClick={() => setAll(true)}>
          {t("home.all", { count: tables.length })}
        </button>
      )}
    </section>
  );
}

function Line({ table, client }: { readonly table: TableCard; readonly client: AnyGameClient | undefined }) {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const { code, status, seats, settings, yourTurn, changedAt } = table;
  const game = gameNamed(settings.game);
  const people = seats.flatMap(({ kind, name, bot }) =>
    kind === "empty" ? [] : [name ?? game?.bots.find(({ id }) => id === bot)?.name ?? t("hotseat.bot")],
  );
  const free = freeSeats(table);
  const facts = [
    people.length === 0 ? undefined : code,
    HAS_SEVERAL || game === undefined ? (game?.title ?? settings.game) : undefined,
    client?.modeName(String(settings.options.mode ?? ""), language),
    settings.clock === undefined ? undefined : t(`open.clocks.s${settings.clock}`),
    settings.cards === undefined ? undefined : t("home.ownCards"),
    free > 0 ? t("home.free", { count: free }) : undefined,
    longAgo(changedAt, Date.now(), language),
  ].filter((fact) => fact !== undefined);
  return (
    <Link href={`/t/${code}`} className="table-card" data-turn={yourTurn === true}>
      <span className="table-who">
        <b>{people.length === 0 ? code : people.join(", ")}</b>
        <span className="table-facts">{facts.join(" · ")}</span>
      </span>
      <span className="table-status" data-status={status}>
        {yourTurn === true ? t("home.yourTurn") : t(`status.${status}`)}
      </span>
    </Link>
  );
}

/** The games' clients, for the names of modes. The home page does not wait for them. */
function useClientsOf(tables: readonly TableCard[]): ReadonlyMap<string, AnyGameClient> {
  const [clients, setClients] = useState<ReadonlyMap<string, AnyGameClient>>(new Map());
  const wanted = [...new Set(tables.map(({ settings }) => settings.game))].toSorted().join(" ");
  useEffect(() => {
    let open = true;
    for (const id of wanted.split(" ")) {
      const game = gameNamed(id);
      if (game === undefined) continue;
      void loadClient(game).then((client) => open && setClients((known) => new Map(known).set(id, client)));
    }
    return () => {
      open = false;
    };
  }, [wanted]);
  return clients;
}
