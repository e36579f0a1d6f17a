import { type Event, ROLES, type Role } from "@harbor/meuterer";
import { TEXTS } from "@harbor/meuterer/texts";
import { RolePicture } from "@harbor/meuterer-pictures";
import type { Happened, Language, Tally } from "@harbor/ui";

const TAKEN: readonly (Role | "captain")[] = ["captain", ...ROLES];
const OUTCOMES = ["mutineer-won", "mutineer-lost", "captain-won", "captain-lost"] as const;
type Outcome = (typeof OUTCOMES)[number];
const BEST_ROUND = "best-round";

const NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  roles: { en: "Roles, by rounds", de: "Rollen, nach Runden", fr: "Rôles, par manches" },
  mutinies: { en: "Mutinies", de: "Meutereien", fr: "Mutineries" },
  [BEST_ROUND]: {
    en: "Most points in a round",
    de: "Meiste Punkte in einer Runde",
    fr: "Plus de points en une manche",
  },
  "mutineer-won": { en: "won as mutineer", de: "als Meuterer gewonnen", fr: "gagnées comme mutin" },
  "mutineer-lost": { en: "lost as mutineer", de: "als Meuterer verloren", fr: "perdues comme mutin" },
  "captain-won": { en: "won as captain", de: "als Kapitän gewonnen", fr: "gagnées comme capitaine" },
  "captain-lost": { en: "lost as captain", de: "als Kapitän verloren", fr: "perdues comme capitaine" },
};

/** The roles taken, the mutinies won and lost on either side, and the best rounds. */
export const tally: Tally<Event> = {
  charts: [
    { id: "roles", kind: "sum", figures: TAKEN },
    { id: "mutinies", kind: "sum", figures: OUTCOMES },
    { id: BEST_ROUND, kind: "best", figures: [BEST_ROUND] },
  ],
  chartName: (chart, language) => NAMES[chart]?.[language] ?? chart,
  figureName(figure, language) {
    const role = TAKEN.find((one) => one === figure);
    return role === undefined ? (NAMES[figure]?.[language] ?? figure) : TEXTS[language].roles[role];
  },
  FigureSign({ figure, className }) {
    const role = TAKEN.find((one) => one === figure) ?? (figure.startsWith("captain") ? "captain" : "mutineer");
    return figure === BEST_ROUND ? undefined : <RolePicture shows={role} className={className} />;
  },
  figuresOf(history, seat) {
    const rounds = roundsOf(history);
    const roles = rounds.flatMap((round) => roleIn(round, seat) ?? []);
    const outcomes = rounds.flatMap((round) => outcomeIn(round, seat) ?? []);
    const points = rounds.map((round) =>
      round.reduce((sum, event) => sum + (event.type === "points-scored" && event.seat === seat ? event.points : 0), 0),
    );
    return {
      ...Object.fromEntries(TAKEN.map((role) => [role, roles.filter((one) => one === role).length])),
      ...Object.fromEntries(OUTCOMES.map((outcome) => [outcome, outcomes.filter((one) => one === outcome).length])),
      [BEST_ROUND]: Math.max(0, ...points),
    };
  },
};

type Round = readonly Event[];

function roundsOf(history: readonly Happened<Event>[]): readonly Round[] {
  const rounds: Event[][] = [];
  for (const { event } of history) {
    if (event.type === "round-begun") rounds.push([]);
    rounds.at(-1)?.push(event);
  }
  return rounds;
}

/** Who was captain of a round counts as such, even if deposed in it. */
function roleIn(round: Round, seat: number): Role | "captain" | undefined {
  for (const event of round) {
    if (event.type === "round-begun" && event.captain === seat) return "captain";
    if (event.type === "roles-revealed") return event.taken.find((one) => one.seat === seat)?.role;
  }
  return undefined;
}

function outcomeIn(round: Round, seat: number): Outcome | undefined {
  const end = round.find((event) => event.type === "mutiny-ended");
  const role = roleIn(round, seat);
  if (end === undefined) return undefined;
  if (role === "mutineer") return end.succeeded ? "mutineer-won" : "mutineer-lost";
  if (role === "captain") return end.succeeded ? "captain-lost" : "captain-won";
  return undefined;
}
