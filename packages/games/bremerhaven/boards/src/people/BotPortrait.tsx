import { isPortrayed, PersonPortrait } from "@harbor/bremerhaven-pictures/people";

type BotPortraitProps = { readonly bot: string; readonly className?: string };

/** The face of somebody one plays against; nothing for somebody who has none here. */
export function BotPortrait({ bot, className }: BotPortraitProps) {
  return isPortrayed(bot) ? <PersonPortrait person={bot} className={className} /> : undefined;
}
