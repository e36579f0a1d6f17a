import { PlayerSign } from "@harbor/bremerhaven-pictures/pieces";
import type { Color } from "@harbor/ui";
import { playerLook } from "./playerLook.ts";

type SignProps = { readonly color: Color; readonly className?: string; readonly title?: string };

export function Sign({ color, ...rest }: SignProps) {
  return <PlayerSign seat={playerLook(color).seat} {...rest} />;
}
