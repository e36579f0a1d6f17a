import { harborValue, type View } from "@harbor/bremerhaven";
import { Coin, RankBadge, type RankNumber, Star } from "@harbor/bremerhaven-pictures/pieces";
import type { Seat } from "@harbor/kit";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Figure } from "../motion/Figure.tsx";
import { BotPortrait } from "../people/BotPortrait.tsx";
import { Sign } from "../Sign.tsx";
import { useSurroundings } from "../surroundings.ts";
import "./side.css";

const RANKS: readonly RankNumber[] = [1, 2, 3, 4];

type PlayerPlateProps = { readonly view: View; readonly seat: Seat };

/** Drawn again only when it is this player of whom something has changed. */
export const PlayerPlate = memo(Plate, ({ view: was, seat: before }, { view: is, seat }) => {
  const others = was.ladder === is.ladder && was.waiting === is.waiting;
  return seat === before && others && was.players[seat] === is.players[seat];
});

function Plate({ view, seat }: PlayerPlateProps) {
  const { t } = useTranslation("board");
  const { person, texts, cards } = useSurroundings();
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
