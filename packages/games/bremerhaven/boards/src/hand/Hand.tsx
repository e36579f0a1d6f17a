import type { Influence, View } from "@harbor/bremerhaven";
import { InfluenceCard } from "@harbor/bremerhaven-pictures/cards";
import type { Seat } from "@harbor/kit";
import { asks } from "../answers/question.ts";
import { useBoardContext } from "../boardContext.ts";
import { Piece } from "../choice/Piece.tsx";
import { useHintMarks } from "../hint/HintContext.ts";
import { piece } from "../motion/piece.ts";
import { playerLook } from "../playerLook.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import "./hand.css";

type HandProps = {
  readonly view: View;
  readonly seat: Seat;
  /** Cards that are already queued and can no longer be picked up. */
  readonly spent: readonly Influence[];
  readonly playable: boolean;
};

/** The player's influence cards at the bottom edge, fanned like a hand of cards. */
export function Hand({ view, seat, spent, playable }: HandProps) {
  const { t } = useBoardTexts();
  const { person } = useBoardContext();
  const { color } = person(seat);
  const hinted = useHintMarks().card;
  const left = [...(view.hand ?? [])];
  for (const card of spent) left.splice(left.indexOf(card), left.includes(card) ? 1 : 0);
  return (
    <section className="hand" aria-label={t("hand.name")} data-playable={playable}>
      {left.map((card, nth) => {
        const key = `${card} ${left.slice(0, nth).filter((other) => other === card).length}`;
        const marks = piece(`mine:${card}`, { at: `hand:${nth}`, from: `seat:${seat}`, exit: "fade" });
        return playable ? (
          <Piece
            key={key}
            id={`card:${key}`}
            className={card === hinted ? "hand-card hand-card-hinted" : "hand-card"}
            marks={marks}
            held={{ kind: "card", card }}
            label={t("hand.card", { card })}
            shortcut={String(card)}
            about={{ about: "card", card }}
          >
            <InfluenceCard value={card} sign={playerLook(color).sign} color={playerLook(color).color} />
          </Piece>
        ) : (
          <span
            key={key}
            className="hand-card"
            role="img"
            aria-label={t("hand.card", { card })}
            {...marks}
            {...asks({ about: "card", card })}
          >
            <InfluenceCard value={card} sign={playerLook(color).sign} color={playerLook(color).color} />
          </span>
        );
      })}
      {left.length === 0 && <p className="hand-empty">{words()}</p>}
    </section>
  );

  function words(): string {
    if (spent.length === 0) return t("hand.empty");
    return spent.length === 1 ? t("hand.readyLast") : t("hand.readyAll", { cards: spent.length });
  }
}
