import type { AnyStage } from "@harbor/face";
import type { TableCard } from "@harbor/protocol";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { FACE } from "../games.ts";
import { Link } from "../Link.tsx";
import { useSettings } from "../settings/settingsStore.ts";
import { loadStage } from "../stage.ts";
import { freeSeats, inOrder, longAgo } from "./tableLine.ts";

type TableCardsProps = {
  readonly title: string;
  readonly tables: readonly TableCard[];
  /** Said where there are none. */
  readonly none?: string | undefined;
};

const FIRST_SHOWN = 5;

export function TableCards({ title, tables, none }: TableCardsProps) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const stage = useStageFor(tables.length > 0);
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
            <Line table={table} stage={stage} />
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

function Line({ table, stage }: { readonly table: TableCard; readonly stage: AnyStage | undefined }) {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const { code, status, seats, settings, yourTurn, changedAt } = table;
  const people = seats.flatMap(({ kind, name, bot }) =>
    kind === "empty" ? [] : [name ?? FACE.bots.find(({ id }) => id === bot)?.name ?? t("hotseat.bot")],
  );
  const free = freeSeats(table);
  const facts = [
    people.length === 0 ? undefined : code,
    stage?.modeName(String(settings.options.mode ?? ""), language),
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

/** The names of modes come with the game itself, which the first page does not wait for. */
function useStageFor(wanted: boolean): AnyStage | undefined {
  const [stage, setStage] = useState<AnyStage>();
  useEffect(() => {
    if (!wanted) return;
    let open = true;
    void loadStage().then((loaded) => open && setStage(loaded));
    return () => {
      open = false;
    };
  }, [wanted]);
  return stage;
}
