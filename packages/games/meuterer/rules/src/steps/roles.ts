import { asking, type GameStep } from "../state.ts";
import { ROLES } from "../vocabulary.ts";
import { afterTurn, seatWithoutRole } from "./lading.ts";

const TAKING = ROLES.map((role) => ({ type: "take", role }) as const);

/** PAS-3 to PAS-8: a crew seat that has passed takes a role from the center. */
export function rolesStep(): GameStep {
  return asking({
    id: "roles",
    takes: ["take"],
    enter(state) {
      const seat = seatWithoutRole(state);
      return { ...state, waiting: seat === undefined ? [] : [seat] };
    },
    candidates: ({ taken }) => TAKING.filter(({ role }) => taken.every((one) => one.role !== role)),
    exact: true,
    whyNot: (state) => (action) => {
      return state.taken.some(({ role }) => role === action.role) ? "role-gone" : undefined;
    },
    perform(state, seat, { role }, log) {
      const open = { type: "role-taken", seat } as const;
      log.confide(seat, { ...open, role }, open);
      return { ...state, taken: [...state.taken, { seat, role }], waiting: [] };
    },
    next: afterTurn,
  });
}
