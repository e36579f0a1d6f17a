import type { AnyGameClient, GameManifest } from "@harbor/ui";
import { HEIGHT, type Layout, PANEL, WIDTH } from "./layout.ts";
import type { SharedResult } from "./sharedResult.ts";

type ResultPictureProps = {
  readonly manifest: GameManifest;
  readonly client: AnyGameClient;
  readonly result: SharedResult;
  readonly layout: Layout;
};

/** All of the picture but its words: the game's scene, or else its poster, and the panel with the signs. */
export function ResultPicture({ manifest, client, result, layout }: ResultPictureProps) {
  const { Poster, Logo, Sign } = manifest;
  const { logo, signs, glows } = layout;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <title>{result.title}</title>
      {client.ResultScene === undefined ? <Poster /> : <client.ResultScene winners={result.winners} />}
      <rect x={PANEL.x + 8} y={PANEL.y + 10} width={PANEL.width} height={PANEL.height} fill="#102036" opacity="0.35" />
      <rect {...PANEL} fill="var(--ui-paper)" />
      <rect {...PANEL} height="10" fill="var(--ui-accent)" />
      {glows.map((glow) => (
        <rect key={glow.y} {...glow} fill="var(--ui-glow)" opacity="0.5" />
      ))}
      <svg {...logo} aria-hidden="true">
        <Logo />
      </svg>
      {signs.map(({ color, ...box }) => (
        <svg key={color} {...box} aria-hidden="true">
          <Sign color={color} />
        </svg>
      ))}
    </svg>
  );
}
