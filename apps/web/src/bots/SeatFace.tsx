import type { Color } from "@harbor/face";
import { FACE } from "../games.ts";
import "./bots.css";

type SeatFaceProps = { readonly bot: string | undefined; readonly color: Color };

/** Whose seat it is: a bot by its face, with the sign of its colour; whoever has no face by the sign alone. */
export function SeatFace({ bot, color }: SeatFaceProps) {
  if (bot === undefined) return <FACE.Sign color={color} className="person-sign" />;
  return (
    <span className="person-face">
      <FACE.BotPortrait bot={bot} className="bot-portrait" />
      <FACE.Sign color={color} className="person-sign" />
    </span>
  );
}
