import { useTranslation } from "react-i18next";
import { useTableStore } from "../table/tableStore.ts";
import { type Ballot, timeLeft } from "./standing.ts";

/** Votes for the autopilot, or shows when that will be possible. */
export function VoteButton({ seat, ballot }: { readonly seat: number; readonly ballot: Ballot }) {
  const { t } = useTranslation();
  const send = useTableStore((store) => store.table?.send);
  const { mayVote, opensIn } = ballot;
  if (!mayVote) return undefined;
  if (opensIn > 0) return <span>{t("people.voteIn", { time: timeLeft(opensIn, 0).text })}</span>;
  return (
    <button type="button" className="button" onClick={() => send?.({ do: "vote", seat })}>
      {t("people.vote")}
    </button>
  );
}
