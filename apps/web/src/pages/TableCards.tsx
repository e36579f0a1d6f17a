import type { TableCard } from "@harbor/protocol";
import { useTranslation } from "react-i18next";
import { Link } from "../Link.tsx";

type TableCardsProps = { readonly title: string; readonly tables: readonly TableCard[] };

export function TableCards({ title, tables }: TableCardsProps) {
  const { t } = useTranslation();
  if (tables.length === 0) return undefined;
  return (
    <section className="tables">
      <h2>{title}</h2>
      <ul>
        {tables.map(({ code, status, seats, yourTurn }) => (
          <li key={code}>
            <Link href={`/t/${code}`} className="table-card" data-turn={yourTurn === true}>
              <b>{code}</b>
              <span>{seats.flatMap(({ name }) => name ?? []).join(", ")}</span>
              <span>{yourTurn === true ? t("home.yourTurn") : t(`status.${status}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
