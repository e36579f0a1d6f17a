import type { Seat } from "@harbor/kit";
import type { SetLists } from "./islands/schema.ts";
import { type Part, ROLES, type Role, type Side } from "./vocabulary.ts";

/** What roles can do. A step asks for an effect, never for a role. */
export type Effect =
  /** Lays a course, starts the mutiny, and becomes captain if it succeeds. */
  | { readonly effect: "challenge" }
  /** Points for those on the side that wins; `wage` adds what the captain promised, at his expense. */
  | {
      readonly effect: "share";
      readonly wins: Side;
      readonly points: number;
      readonly wage: boolean;
      readonly part: Part;
    }
  | { readonly effect: "sabers"; readonly count: number }
  | { readonly effect: "first-price-when-tied" }
  | { readonly effect: "draw-more"; readonly cards: number };

export type EffectName = Effect["effect"];
type EffectOf<Name extends EffectName> = Extract<Effect, { readonly effect: Name }>;

export type RoleCard = { readonly side?: Side; readonly effects: readonly Effect[] };

export function roleCards({ shares, loader }: SetLists): Readonly<Record<Role, RoleCard>> {
  return {
    mutineer: { side: "rebel", effects: [{ effect: "challenge" }] },
    "cabin-boy": {
      side: "rebel",
      effects: [{ effect: "share", wins: "rebel", points: shares["cabin-boy"], wage: false, part: "cabin" }],
    },
    mate: {
      side: "loyal",
      effects: [
        { effect: "sabers", count: 1 },
        { effect: "share", wins: "loyal", points: shares.mate, wage: true, part: "mate" },
      ],
    },
    merchant: { effects: [{ effect: "first-price-when-tied" }] },
    loader: { effects: [{ effect: "draw-more", cards: loader }] },
  };
}

/** A role that somebody has taken. */
export type Taken = { readonly seat: Seat; readonly role: Role };

/** The roles that are left when these have been taken. */
export function centerWithout(taken: readonly Pick<Taken, "role">[]): readonly Role[] {
  return ROLES.filter((role) => taken.every((one) => one.role !== role));
}

/** Everybody who has an effect, with it. */
export function holdersOf<Name extends EffectName>(
  cards: Readonly<Record<Role, RoleCard>>,
  taken: readonly Taken[],
  name: Name,
): readonly { readonly seat: Seat; readonly effect: EffectOf<Name> }[] {
  const isNamed = (effect: Effect): effect is EffectOf<Name> => effect.effect === name;
  const holders: { readonly seat: Seat; readonly effect: EffectOf<Name> }[] = [];
  for (const { seat, role } of taken) {
    for (const effect of cards[role].effects) if (isNamed(effect)) holders.push({ seat, effect });
  }
  return holders;
}
