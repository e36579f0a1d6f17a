import type { Command } from "@harbor/protocol";
import { Modal } from "@harbor/ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useTableStore } from "../table/tableStore.ts";
import type { PersonAbout } from "./PersonButton.tsx";
import { powersOver } from "./powers.ts";
import { ReportForm } from "./ReportForm.tsx";

type PersonDialogProps = { readonly about: PersonAbout; close(): void };

/** What the host, or anybody, can do about a person. */
export function PersonDialog({ about, close }: PersonDialogProps) {
  const { t } = useTranslation();
  const lobby = useTableStore((store) => store.snapshot?.lobby);
  const send = useTableStore((store) => store.table?.send);
  const { author, name, message } = about;
  if (lobby === undefined) return undefined;
  const { mayClear, mayBanSeats, mayBanTable, mayReadmit, isSeatSafe, isMuted } = powersOver(lobby, author);
  const does = (command: Command) => () => {
    send?.(command);
    close();
  };
  return (
    <Modal title={name} className="dialog" closeLabel={t("close")} close={close}>
      <div className="stack person-dialog">
        {message !== undefined && (
          <figure>
            <figcaption>{t("order.said", { name })}</figcaption>
            <blockquote>{message.text}</blockquote>
          </figure>
        )}
        {lobby.you.isHost && (
          <section className="stack" aria-label={t("order.host")}>
            <h2>{t("order.host")}</h2>
            <Power
              label={isMuted ? t("people.unmute", { name }) : t("people.mute", { name })}
              use={does({ do: "mute", author, muted: !isMuted })}
            />
            {mayClear !== undefined && (
              <Power
                label={t("order.leaveSeat")}
                text={t("order.leaveSeatText", { name })}
                use={does({ do: "clear-seat", seat: mayClear })}
              />
            )}
            {mayBanSeats && (
              <Power
                label={t("order.banSeats")}
                text={t("order.banSeatsText", { name })}
                use={does({ do: "keep-out", author, from: "seats" })}
              />
            )}
            {mayBanTable && (
              <Power
                label={t("order.banTable")}
                text={t("order.banTableText", { name })}
                use={does({ do: "keep-out", author, from: "table" })}
              />
            )}
            {mayReadmit && <Power label={t("order.unban")} use={does({ do: "let-in", author })} />}
            {isSeatSafe && <p className="person-note">{t("order.seatSafe")}</p>}
          </section>
        )}
        <ReportForm code={lobby.code} about={about} />
      </div>
    </Modal>
  );
}

type PowerProps = { readonly label: string; readonly text?: string; use(): void };

function Power({ label, text, use }: PowerProps) {
  const id = useId();
  return (
    <div className="row person-power">
      <button type="button" className="button" {...(text !== undefined && { "aria-describedby": id })} onClick={use}>
        {label}
      </button>
      {text !== undefined && <span id={id}>{text}</span>}
    </div>
  );
}
