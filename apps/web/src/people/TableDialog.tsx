import type { TableView } from "@harbor/protocol";
import type { AnyGameClient } from "@harbor/ui";
import { useTranslation } from "react-i18next";
import { CallMe } from "../attention/CallMe.tsx";
import { MailMe } from "../attention/MailMe.tsx";
import { Link } from "../Link.tsx";
import { Chips } from "../pages/Chips.tsx";
import { Invite } from "../pages/Invite.tsx";
import { CloseGame } from "./CloseGame.tsx";
import { PeopleList } from "./PeopleList.tsx";
import { ResignGame } from "./ResignGame.tsx";

/** The people at a table, the invitation and the way out. */
export function TableDialog({ client, lobby }: { readonly client: AnyGameClient; readonly lobby: TableView }) {
  const { t } = useTranslation();
  const { code, status, you } = lobby;
  return (
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
  );
}
