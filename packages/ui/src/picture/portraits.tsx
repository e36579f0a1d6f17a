import type { Strength } from "@harbor/bots";
import { type ComponentType, lazy, memo, type ReactNode, Suspense } from "react";
import { Picture, type PictureProps } from "./Picture.tsx";

/** How a character sits for a portrait: before which ground, and which disc around the head. */
export type Sitting = { readonly Figure: () => ReactNode; readonly wall: string; readonly disc: string };

type PortraitProps = PictureProps & { readonly person: string };

export type Portraits = {
  readonly people: readonly string[];
  /** Nothing for anybody else. */
  readonly Portrait: ComponentType<PortraitProps>;
};

const SIZE = { width: 120, height: 120 } as const;

/**
 * Portraits of a game's characters to play against, by their ids: posters of the head, told from the others at the size
 * of a letter. `Light` is drawn on the ground, 120 units wide and high.
 */
export function portraitsOf(sittings: Readonly<Record<string, Sitting>>, Light: ComponentType): Portraits {
  const Portrait = memo(function Portrait({ person, ...rest }: PortraitProps) {
    const sitting = sittings[person];
    if (sitting === undefined) return undefined;
    const { Figure, wall, disc } = sitting;
    return (
      <Picture {...SIZE} {...rest}>
        <path fill={wall} d="M0 0h120v120H0z" />
        <Light />
        <circle cx="60" cy="61" r="46" fill={disc} />
        <Figure />
      </Picture>
    );
  });
  return { people: Object.keys(sittings), Portrait };
}

type BotPortraitProps = { readonly bot: string; readonly className?: string };
type Portrayed = { readonly id: string; readonly strength: Strength };

/**
 * Portraits that are loaded when one of the same strength is first shown: they are the largest drawings on the first
 * page, which shows only a few. Until then, and if they cannot be loaded, their place stays empty.
 */
export function portraitsLater(
  bots: readonly Portrayed[],
  groups: Readonly<Record<Strength, () => Promise<Portraits>>>,
): ComponentType<BotPortraitProps> {
  const later = (load: () => Promise<Portraits>) =>
    lazy(async () => {
      const loaded = await load().catch(() => undefined);
      return { default: loaded?.Portrait ?? Blank };
    });
  const portraits = {
    deckhand: later(groups.deckhand),
    mate: later(groups.mate),
    captain: later(groups.captain),
  } as const satisfies Record<Strength, unknown>;
  // biome-ignore lint/correctness/noComponentHookFactories: called once by each game
  return function BotPortrait({ bot, ...rest }: BotPortraitProps) {
    const strength = bots.find(({ id }) => id === bot)?.strength;
    if (strength === undefined) return undefined;
    const Portrait = portraits[strength];
    return (
      <Suspense fallback={<Blank {...rest} />}>
        <Portrait person={bot} {...rest} />
      </Suspense>
    );
  };
}

function Blank({ className }: PictureProps) {
  return (
    <Picture {...SIZE} className={className}>
      {undefined}
    </Picture>
  );
}
