import type { Color } from "@harbor/ui";
import { useGame } from "../useGame.ts";
import { BotPortrait } from "./BotPortrait.tsx";
import "./bots.css";

type SeatFaceProps = { readonly bot: string | undefined; readonly color: Color };

/** The face of a seat: a bot's portrait with the sign of its colour, or the sign alone. */
export function SeatFace({ bot, color }: SeatFaceProps) {
  const { Sign } = useGame();
  if (bot === undefined) return <Sign color={color} className="person-sign" />;
  return (
    <span className="person-face">
      <BotPortrait bot={bot} className="bot-portrait" />
      <Sign color={color} className="person-sign" />
    </span>
  );
}
