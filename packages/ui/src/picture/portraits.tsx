import { type ComponentType, memo, type ReactNode } from "react";
import { Picture, type PictureProps } from "./Picture.tsx";

/** How a character sits for a portrait: before which ground, and which disc around the head. */
export type Sitting = { readonly Figure: () => ReactNode; readonly wall: string; readonly disc: string };

/**
 * Portraits of a game's characters to play against, by their ids: posters of the head, told from the others at the size
 * of a letter. `Light` is drawn on the ground, 120 units wide and high.
 */
export function portraitsOf<Person extends string>(
  sittings: Readonly<Record<Person, Sitting>>,
  Light: ComponentType,
): {
  readonly people: readonly Person[];
  isPortrayed(person: string): person is Person;
  readonly Portrait: ComponentType<PictureProps & { readonly person: Person }>;
} {
  function isPortrayed(person: string): person is Person {
    return Object.hasOwn(sittings, person);
  }
  const Portrait = memo(function Portrait({ person, ...rest }: PictureProps & { readonly person: Person }) {
    const { Figure, wall, disc } = sittings[person];
    return (
      <Picture width={120} height={120} {...rest}>
        <path fill={wall} d="M0 0h120v120H0z" />
        <Light />
        <circle cx="60" cy="61" r="46" fill={disc} />
        <Figure />
      </Picture>
    );
  });
  return { people: Object.keys(sittings).filter(isPortrayed), isPortrayed, Portrait };
}
