import { useTranslation } from "react-i18next";
import { useTables } from "../api/useMine.ts";
import { PUBLIC_TABLES } from "../finding/PublicTables.tsx";
import { freeSeats } from "../pages/tableLine.ts";

/** Where the list of public tables lies below the window: how many of them have a free seat, and the way there. */
export function FreeSeats() {
  const { t } = useTranslation();
  const count = useTables(({ open }) => open.filter((table) => freeSeats(table) > 0).length);
  if (count === 0) return undefined;
  return (
    <a href={`#${PUBLIC_TABLES}`} className="button games-free">
      {t("home.freeTables", { count })}
    </a>
  );
}
