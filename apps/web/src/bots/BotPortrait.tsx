import { useGame } from "../useGame.ts";

/** A bot's portrait, for games that have portraits. */
export function BotPortrait(props: { readonly bot: string; readonly className?: string }) {
  const { BotPortrait: Portrait } = useGame();
  return Portrait && <Portrait {...props} />;
}
