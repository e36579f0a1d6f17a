import { holdersOf, knownRoles, type Role, type RoleCard, type View } from "@harbor/meuterer";

/** Whoever gets the first price even when tied; nobody before the reveal. */
export function merchantOf(roles: Readonly<Record<Role, RoleCard>>, view: View): number | undefined {
  return holdersOf(roles, knownRoles(view), "first-price-when-tied")[0]?.seat;
}
