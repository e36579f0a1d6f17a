import type { Event } from "@harbor/bremerhaven";
import { InfluenceIcon } from "@harbor/bremerhaven-pictures/pieces";
import { type Happened, Modal } from "@harbor/ui";
import { useMemo, useState } from "react";
import { BeatList } from "../reveal/BeatList.tsx";
import type { News } from "../reveal/useBeats.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import { heatOf } from "./bidHeat.ts";
import { RoundSlots, RoundSums } from "./RoundBids.tsx";

type BidsButtonProps = {
  readonly history: readonly Happened<Event>[];
  /** Events that have not been animated. */
  readonly news: News | undefined;
};

/**
 * Opens the bids of the latest round and of earlier ones; present after the first reveal. With motion turned off, it
 * first shows what happened since the viewer's last turn, and carries a badge until that is read.
 */
export function BidsButton({ history, news }: BidsButtonProps) {
  const { t } = useBoardTexts();
  const [open, setOpen] = useState<"news" | "bids">();
  const revealed = useMemo(() => history.some(({ event }) => event.type === "bids-revealed"), [history]);
  const isNews = news !== undefined && news.beats.length > 0;
  if (!revealed && !isNews) return undefined;
  const label = isNews ? t("reveal.news") : t("heat.show");
  return (
    <>
      <button
        type="button"
        className="button round quiet bids-button"
        title={label}
        aria-label={label}
        onClick={() => setOpen(isNews ? "news" : "bids")}
      >
        <InfluenceIcon />
        {isNews && <span className="bids-news" />}
      </button>
      {open === "bids" && <BidsDialog history={history} close={() => setOpen(undefined)} />}
      {open === "news" && news !== undefined && (
        <Modal
          title={t("reveal.news")}
          className="dialog wide"
          closeLabel={t("close")}
          close={() => {
            setOpen(undefined);
            news.close();
          }}
        >
          <BeatList beats={news.beats} />
        </Modal>
      )}
    </>
  );
}

type BidsDialogProps = Pick<BidsButtonProps, "history"> & { close(): void };

function BidsDialog({ history, close }: BidsDialogProps) {
  const { t } = useBoardTexts();
  const rounds = useMemo(() => heatOf(history), [history]);
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
