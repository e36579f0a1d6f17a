import { harborValue, RANKS, scoreOf, type View } from "@harbor/bremerhaven";
import { Coin, RankBadge, Star } from "@harbor/bremerhaven-pictures/pieces";
import type { Seat } from "@harbor/kit";
import { memo, useContext } from "react";
import { asks } from "../answers/question.ts";
import { useBoardContext } from "../boardContext.ts";
import { Figure } from "../motion/Figure.tsx";
import { BotPortrait } from "../people/BotPortrait.tsx";
import { ForecastContext } from "../planner/useOffers.ts";
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
      <span className="player-sign" data-anchor={`seat:${seat}`} data-bot={bot} {...asks({ about: "sign", seat })}>
        {bot !== undefined && <BotPortrait bot={bot} className="player-portrait" />}
        <Sign color={color} />
      </span>
      <b className="player-name" title={name}>
        {name}
      </b>
      <span className="player-facts">
        <span className="player-rank" {...asks({ about: "rank", seat })}>
          <RankBadge rank={rank} title={texts.ranks[rank]} />
        </span>
        {player !== undefined && (
          <>
            <span
              className="player-fact"
              {...asks({ about: "money", seat })}
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
              {...asks({ about: "prestige", seat })}
              data-anchor={`prestige:${seat}`}
              data-model="star"
            >
              <Star />
              <Figure value={player.prestige} />
              <span className="unseen">
                {t("harbor.gauge", { prestige: player.prestige, value: harborValue(cards, player.harbor) })}
              </span>
            </span>
            <Score seat={seat} score={scoreOf(player)} />
          </>
        )}
      </span>
    </div>
  );
}

/** Money × prestige, and for the viewer's own harbor the score that it may lead to. */
function Score({ seat, score }: { readonly seat: Seat; readonly score: number }) {
  const { t } = useBoardTexts();
  const { own } = useBoardContext();
  const forecast = useContext(ForecastContext);
  return (
    <span className="player-fact player-score" {...asks({ about: "score", seat })}>
      <span aria-hidden="true">= {score}</span>
      <span className="unseen">{t("answer.score.now", { score })}</span>
      {seat === own && forecast !== undefined && (
        <small className="player-forecast">
          <span aria-hidden="true">→ {forecast}</span>
          <span className="unseen">{t("answer.score.end", { score: forecast })}</span>
        </small>
      )}
    </span>
  );
}
