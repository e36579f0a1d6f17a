import type { Event } from "@harbor/bremerhaven";
import { InfluenceIcon } from "@harbor/bremerhaven-pictures/pieces";
import { type Happened, Modal } from "@harbor/face";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSurroundings } from "../surroundings.ts";
import { heatOf } from "./bidHeat.ts";
import { RoundSlots, RoundSums } from "./RoundBids.tsx";

type BidsButtonProps = { readonly history: readonly Happened<Event>[] };

/** From the first reveal on: the bids of the latest round, to be looked at again, and those before. */
export function BidsButton({ history }: BidsButtonProps) {
  const { t } = useTranslation("board");
  const [open, setOpen] = useState(false);
  const revealed = useMemo(() => history.some(({ event }) => event.type === "bids-revealed"), [history]);
  if (!revealed) return undefined;
  return (
    <>
      <button
        type="button"
        className="button round quiet"
        title={t("heat.show")}
        aria-label={t("heat.show")}
        onClick={() => setOpen(true)}
      >
        <InfluenceIcon />
      </button>
      {open && <BidsDialog history={history} close={() => setOpen(false)} />}
    </>
  );
}

function BidsDialog({ history, close }: BidsButtonProps & { close(): void }) {
  const { t } = useTranslation("board");
  const { cards } = useSurroundings();
  const rounds = useMemo(() => heatOf(cards, history), [cards, history]);
  const [back, setBack] = useState(0);
  const round = rounds.at(-1 - back);
  if (round === undefined) return undefined;
  return (
    <Modal
      title={t("heat.bids", { round: round.round })}
      className="dialog wide bids-dialog"
      closeLabel={t("close")}
      close={close}
    >
      {rounds.length > 1 && (
        <div className="row heat-turn">
          <button
            type="button"
            className="button"
            disabled={back === rounds.length - 1}
            onClick={() => setBack(back + 1)}
          >
            {t("heat.earlier")}
          </button>
          <button type="button" className="button" disabled={back === 0} onClick={() => setBack(back - 1)}>
            {t("heat.later")}
          </button>
        </div>
      )}
      <RoundSlots round={round} />
      <RoundSums round={round} />
    </Modal>
  );
}
