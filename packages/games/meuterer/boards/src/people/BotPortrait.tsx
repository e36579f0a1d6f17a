import { isPortrayed, PersonPortrait } from "@harbor/meuterer-pictures/people";

type BotPortraitProps = { readonly bot: string; readonly className?: string };

/** A bot's portrait; nothing for a bot without one. */
export function BotPortrait({ bot, className }: BotPortraitProps) {
  return isPortrayed(bot) ? <PersonPortrait person={bot} className={className} /> : undefined;
}
