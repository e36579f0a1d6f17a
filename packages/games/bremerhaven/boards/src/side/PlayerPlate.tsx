import { harborValue, RANKS, type View } from "@harbor/bremerhaven";
import { Coin, RankBadge, Star } from "@harbor/bremerhaven-pictures/pieces";
import type { Seat } from "@harbor/kit";
import { memo } from "react";
import { useBoardContext } from "../boardContext.ts";
import { Figure } from "../motion/Figure.tsx";
import { BotPortrait } from "../people/BotPortrait.tsx";
import { Sign } from "../Sign.tsx";
import { useBoardTexts } from "../useBoardTexts.ts";
import "./side.css";

type PlayerPlateProps = { readonly view: View; readonly seat: Seat };

/** Memoized: drawn again only if this player, the ladder or the turn changes. */
export const PlayerPlate = memo(Plate, ({ view: was, seat: before }, { view: is, seat }) => {
  const others = was.ladder === is.ladder && was.waiting === is.waiting;
  return seat === before && others && was.players[seat] === is.players[seat];
});

function Plate({ view, seat }: PlayerPlateProps) {
  const { t } = useBoardTexts();
  const { person, texts, cards } = useBoardContext();
  const player = view.players[seat];
  const rank = RANKS[view.ladder.indexOf(seat)] ?? 4;
  const { name, color, bot } = person(seat);
  return (
    <div className="player-plate" data-waiting={view.waiting.includes(seat)}>
      <span className="player-sign" data-anchor={`seat:${seat}`} data-bot={bot}>
        {bot !== undefined && <BotPortrait bot={bot} className="player-portrait" />}
        <Sign color={color} />
      </span>
      <b className="player-name" title={name}>
        {name}
      </b>
      <span className="player-facts">
        <RankBadge rank={rank} title={texts.ranks[rank]} />
        {player !== undefined && (
          <>
            <span
              className="player-fact"
              title={t("player.money", { count: player.money })}
              data-anchor={`money:${seat}`}
              data-model="coin"
            >
              <Coin />
              <Figure value={player.money} />
              {player.bank > 0 && <small>+{player.bank}</small>}
              <span className="unseen">{t("player.money", { count: player.money })}</span>
            </span>
            <span
              className="player-fact"
              title={t("harbor.gauge", { prestige: player.prestige, value: harborValue(cards, player.harbor) })}
              data-anchor={`prestige:${seat}`}
              data-model="star"
            >
              <Star />
              <Figure value={player.prestige} />
              <span className="unseen">
                {t("harbor.gauge", { prestige: player.prestige, value: harborValue(cards, player.harbor) })}
              </span>
            </span>
          </>
        )}
      </span>
    </div>
  );
}
