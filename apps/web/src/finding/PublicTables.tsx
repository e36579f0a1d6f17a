import type { TableCard } from "@harbor/protocol";
import type { AnyGameClient } from "@harbor/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lookAgain } from "../api/useMine.ts";
import { allowSounds } from "../attention/sounds.ts";
import { gameNamed } from "../house.ts";
import { Link } from "../Link.tsx";
import { MoreButton, TableWho, useClientsOf } from "../pages/TableCards.tsx";
import { freeSeats } from "../pages/tableLine.ts";
import { go } from "../router.ts";
import { forGuests, minutesSince, waitingSince } from "./companions.ts";

type PublicTablesProps = {
  readonly tables: readonly TableCard[];
  /** Whether the server has answered yet. */
  readonly reached: boolean;
};

/** The id of their list in the page. */
export const PUBLIC_TABLES = "public";

const FIRST_SHOWN = 5;

/** Everybody's tables: those with a free seat can be joined, the others watched. */
export function PublicTables({ tables, reached }: PublicTablesProps) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const clients = useClientsOf(tables);
  const [failed, setFailed] = useState(false);
  if (tables.length === 0 && !reached) return undefined;
  const ordered = forGuests(tables);
  const shown = all ? ordered : ordered.slice(0, FIRST_SHOWN);

  async function join(code: string) {
    allowSounds();
    const { joinTable } = await import("../api/finding.ts");
    const reply = await joinTable(code);
    if (reply.ok) return go(`/t/${code}`);
    setFailed(true);
    void lookAgain();
  }

  return (
    <section className="tables" id={PUBLIC_TABLES}>
      <h2>{t("home.public")}</h2>
      {tables.length === 0 && <p className="tables-none">{t("home.noPublic")}</p>}
      {failed && <p role="alert">{t("finding.failed")}</p>}
      <ul>
        {shown.map((table) => (
          <Row key={table.code} table={table} client={clients.get(table.settings.game)} join={join} />
        ))}
      </ul>
      {shown.length < tables.length && <MoreButton count={tables.length} show={() => setAll(true)} />}
    </section>
  );
}

type RowProps = {
  readonly table: TableCard;
  readonly client: AnyGameClient | undefined;
  join(code: string): Promise<void>;
};

function Row({ table, client, join }: RowProps) {
  const { t } = useTranslation();
  const names = useNames(table).join(", ");
  const { code } = table;
  const who = names || code;
  const since = waitingSince(table);
  const count = since === undefined ? 0 : minutesSince(since, Date.now());
  const waits = count === 0 ? t("finding.waitsJust") : t("finding.waits", { count });
  return (
    <li className="table-card">
      <Link href={`/t/${code}`} className="table-open">
        <TableWho
          table={table}
          client={client}
          names={names || t("finding.nobody")}
          when={since === undefined ? undefined : waits}
        />
      </Link>
      <Doing table={table} who={who} join={join} />
    </li>
  );
}

type DoingProps = { readonly table: TableCard; readonly who: string; join(code: string): Promise<void> };

/** What a guest can do at a table: sit down or watch. */
function Doing({ table, who, join }: DoingProps) {
  const { t } = useTranslation();
  const { code, status, settings } = table;
  if (freeSeats(table) > 0)
    return (
      <button
        type="button"
        className={waitingSince(table) === undefined ? "button" : "button main"}
        aria-label={t("finding.joinOf", { names: who })}
        onClick={() => void join(code)}
      >
        {t("finding.join")}
      </button>
    );
  if (status === "playing" && settings.spectators)
    return (
      <Link href={`/t/${code}`} className="button" aria-label={t("finding.watchOf", { names: who })}>
        {t("finding.watch")}
      </Link>
    );
  return (
    <span className="table-status" data-status={status}>
      {t(`status.${status}`)}
    </span>
  );
}

/** Who sits there; somebody who has left is marked. */
function useNames({ seats, settings, status }: TableCard): readonly string[] {
  const { t } = useTranslation();
  const game = gameNamed(settings.game);
  return seats.flatMap(({ kind, name = "", bot, here }) => {
    if (kind === "empty") return [];
    if (kind === "bot") return [game?.bots.find(({ id }) => id === bot)?.name ?? t("hotseat.bot")];
    return [status === "open" && here === false ? t("finding.gone", { name }) : name];
  });
}
