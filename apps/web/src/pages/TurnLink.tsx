import { useTranslation } from "react-i18next";
import { useTables } from "../api/useMine.ts";
import { isShort } from "../attention/clockWarning.ts";
import { Link } from "../Link.tsx";
import { useSettings } from "../settings/settingsStore.ts";
import { inOrder, lengthOf } from "./tableLine.ts";

/** How many tables wait for the user, and the way to the one that should come first. */
export function TurnLink({ game }: { readonly game?: string | undefined }) {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const mine = useTables((tables) => tables.mine);
  const waiting = inOrder(mine).filter(
    ({ yourTurn, settings }) => yourTurn === true && (game === undefined || settings.game === game),
  );
  const [first] = waiting;
  if (first === undefined) return undefined;
  const { code, timeLeft } = first;
  return (
    <Link href={`/t/${code}`} className="button home-turn" data-short={isShort(first)}>
      <b>{waiting.length === 1 ? t("home.yourTurn") : t("turns.waiting", { count: waiting.length })}</b>
      {timeLeft !== undefined && <span>{t("turns.left", { time: lengthOf(timeLeft, language) })}</span>}
    </Link>
  );
}
