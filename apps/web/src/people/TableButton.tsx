import { type AnyGameClient, Modal } from "@harbor/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CallMe } from "../attention/CallMe.tsx";
import { MailMe } from "../attention/MailMe.tsx";
import { Link } from "../Link.tsx";
import { Chips } from "../pages/Chips.tsx";
import { Invite } from "../pages/Invite.tsx";
import { useTableStore } from "../table/tableStore.ts";
import { CloseGame } from "./CloseGame.tsx";
import { PeopleList } from "./PeopleList.tsx";
import { ResignGame } from "./ResignGame.tsx";
import { ballotOn } from "./standing.ts";

/** Shows the table's code; opens the people, the invitation and the way out. */
export function TableButton({ client }: { readonly client: AnyGameClient }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const lobby = useTableStore((store) => store.snapshot?.lobby);
  if (lobby === undefined) return undefined;
  const { code, seats, status, you } = lobby;
  const isSomebodyGone = seats.some((_, nth) => ballotOn(lobby, nth, 0) !== undefined);
  const title = t("lobby.title", { code });
  return (
    <>
      <button type="button" className="button quiet table-button" aria-label={title} onClick={() => setOpen(true)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            fill="currentColor"
            d="M8 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm9 1.500a3.300 3.300 0 1 1 0 6.600 3.300 3.300 0 0 1 0-6.600zM0 20c0-5 4-7.500 8-7.500s8 2.500 8 7.500zm17.600 0c0-3-1-5.300-2.600-7 4.500-.8 9 1.500 9 7z"
          />
        </svg>
        <span className="tool-name">{code}</span>
        {isSomebodyGone && (
          <span className="table-mark">
            <span className="unseen">{t("people.somebodyGone")}</span>
          </span>
        )}
      </button>
      {open && (
        <Modal title={title} className="dialog" closeLabel={t("close")} close={() => setOpen(false)}>
          <div className="stack table-dialog">
            <Chips client={client} lobby={lobby} />
            <PeopleList />
            <Invite code={code} seated={you.seat !== undefined} />
            {you.seat !== undefined && status === "playing" && <CallMe code={code} />}
            {you.seat !== undefined && status === "playing" && <MailMe code={code} />}
            <section>
              <Link href="/" className="button">
                {t("people.leave")}
              </Link>
              {you.seat !== undefined && status === "playing" && <p className="table-note">{t("people.leaveText")}</p>}
            </section>
            <CloseGame lobby={lobby} />
            <ResignGame lobby={lobby} />
          </div>
        </Modal>
      )}
    </>
  );
}
