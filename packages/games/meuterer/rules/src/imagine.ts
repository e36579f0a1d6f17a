import { type Dice, freshChance, openDice, type Seed } from "@harbor/kit";
import { copies, sorted, without } from "./cargo.ts";
import type { IslandSet } from "./islands/islandSet.ts";
import { centerWithout, type Taken } from "./roles.ts";
import type { Player, State } from "./state.ts";
import type { View } from "./view.ts";
import { type Kind, ROLES, type Role } from "./vocabulary.ts";

/** A state that looks like this to its viewer, with everything hidden filled in at random. */
export function imagineState(set: IslandSet, view: View, seed: Seed): State {
  const dice = openDice(freshChance(seed));
  const unseen = dice.shuffled(unseenIn(set, view));
  const deal = (count: number) => unseen.splice(0, count);
  const { options, step, waiting, commitment, round, ring, anchorage, wake, pirates, firstCaptain, captain } = view;
  const { wage, turns, turn, boarding, courses, discards, drawn } = view;
  const players = view.players.map(({ cards, hand, laid, passed, fought, sale, parts }): Player => {
    return { hand: hand ?? sorted(deal(cards)), laid, passed, fought, sale, parts };
  });
  const stowing = drawn && (drawn.kinds ?? deal(drawn.cards));
  return {
    options,
    step,
    waiting,
    chance: { seed: view.seed ?? seed, drawn: 0 },
    commitment,
    round,
    ring,
    anchorage,
    wake,
    pirates,
    firstCaptain,
    captain,
    wage,
    turns,
    turn,
    boarding,
    taken: imagineRoles(view, dice),
    courses,
    players,
    pile: unseen,
    discards,
    drawn: stowing,
  };
}

/** All cards that the viewer does not see anywhere. */
export function unseenIn(set: IslandSet, view: View): readonly Kind[] {
  const seen = [
    ...view.discards,
    ...(view.drawn?.kinds ?? []),
    ...view.players.flatMap(({ laid, hand = [], fought = 0 }) => [...laid, ...hand, ...copies("saber", fought)]),
  ];
  return without(set.cargo(view.options.mode), seen) ?? [];
}

/**
 * SHW-5: those who chose before the viewer hold the roles that the viewer did not find, in some order; those after it
 * hold some of the others.
 */
function imagineRoles({ taken, viewer, found }: View, dice: Dice): readonly Taken[] {
  const own = taken.findIndex(({ seat }) => seat === viewer);
  const before = found === undefined ? [] : dice.shuffled(ROLES.filter((role) => !found.includes(role)));
  const known = taken.flatMap(({ role }) => (role === undefined ? [] : { role }));
  const after = dice.shuffled(centerWithout([...known, ...before.map((role) => ({ role }))]));
  return taken.map(({ seat, role }, nth): Taken => {
    const isBefore = found !== undefined && (own === -1 || nth < own);
    return { seat, role: role ?? take(isBefore ? before : after) };
  });
}

function take(roles: Role[]): Role {
  const role = roles.shift();
  if (role === undefined) throw new Error("more roles were taken than there are");
  return role;
}
