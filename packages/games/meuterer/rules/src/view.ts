import { freezeDeep, type Seat, type Viewer } from "@harbor/kit";
import { z } from "zod";
import { optionsSchema } from "./options.ts";
import { centerWithout } from "./roles.ts";
import { areRevealed, playerAt, type State, scoreOf } from "./state.ts";
import { seatWithoutRole } from "./steps/lading.ts";
import { GOODS, KINDS, PARTS, PLACES, ROLES, type Role, STEPS, WAGES } from "./vocabulary.ts";

const seat = z.int().min(0).max(3);
const count = z.int().min(0);
const place = z
  .int()
  .min(0)
  .max(PLACES - 1);
const cards = z.array(z.enum(KINDS)).readonly();
const roles = z.array(z.enum(ROLES)).readonly();
const lot = z.strictObject({ good: z.enum(GOODS), cards: z.int().min(1) }).exactOptional();
const hash = z.string().regex(/^[0-9a-f]{64}$/);

export const playerSchema = z.strictObject({
  cards: count.describe("How many cards are in hand."),
  hand: cards.exactOptional().describe("One's own, in the order ruby, salt, wine, cloth, grain, saber, pirate."),
  laid: cards.describe("In the order in which they were laid."),
  passed: z.boolean(),
  fought: count.exactOptional().describe("Sabers played in this mutiny, once decided."),
  sale: z
    .strictObject({ anchorage: lot, wake: lot })
    .exactOptional()
    .describe("What is sold this round, once decided."),
  score: z.int().describe("The sum of the parts; it may be below 0."),
  parts: z.record(z.enum(PARTS), z.int()),
});

export const viewSchema = z.strictObject({
  viewer: z.union([seat, z.literal("spectator")]),
  options: optionsSchema,
  commitment: hash.describe("The SHA-256 of the seed's 32 bytes, published from the start."),
  seed: hash.exactOptional().describe("Once the game is over."),
  step: z.enum(STEPS),
  waiting: z.array(seat).readonly().describe("The seats still to decide in this step; only the first one is asked."),
  round: z.int().min(1),
  ring: z.array(z.string()).length(PLACES).readonly().describe("The islands, place by place clockwise."),
  anchorage: place,
  wake: place.exactOptional().describe("Absent in the first round and after a round in which the ship stayed."),
  pirates: place.exactOptional().describe("Where the pirate ship lies, in the mode with pirates."),
  firstCaptain: seat,
  captain: seat,
  wage: z.literal(WAGES).exactOptional(),
  turns: count.describe("How many turns of this round's lading have begun."),
  turn: seat.exactOptional().describe("Whose turn of the lading it is or was last."),
  boarding: seat.exactOptional().describe("Who may take all laid cards."),
  courses: z
    .strictObject({ captain: place.exactOptional(), mutineer: place.exactOptional() })
    .describe("As far as they are laid; after the mutiny only the one that is steered."),
  taken: z
    .array(z.strictObject({ seat, role: z.enum(ROLES).exactOptional() }))
    .readonly()
    .describe("Who took a role, in order; the role is there for its owner, and for all from the reveal on."),
  center: count.describe("How many role cards nobody has taken."),
  found: roles
    .exactOptional()
    .describe("The roles that lay in the center when one's own turn to take one came; until the reveal."),
  players: z.array(playerSchema).readonly(),
  pile: count,
  discards: cards,
  drawn: z
    .strictObject({ seat, cards: count, kinds: cards.exactOptional() })
    .exactOptional()
    .describe("What the loader chooses from; the kinds only for the loader, in the order of drawing."),
});

/** Everything one viewer may know. */
export type View = Readonly<z.infer<typeof viewSchema>>;
export type SeenPlayer = View["players"][number];

/**
 * Built field by field from what SHW-1 makes public, never by removing fields: a new field of the state stays hidden
 * until somebody adds it here. Frozen, because it shares parts with the state.
 */
export function viewFor(state: State, viewer: Viewer): View {
  if (viewer !== "spectator") playerAt(state, viewer);
  return lookAt(state, viewer, (seat) => seat === viewer);
}

/** What a spectator sees, plus all hands and roles. */
export function unveil(state: State): View {
  return lookAt(state, "spectator", () => true);
}

function lookAt(state: State, viewer: Viewer, isOpen: (seat: Seat) => boolean): View {
  const { wake, pirates, wage, turn, boarding, drawn } = state;
  const found = viewer === "spectator" ? undefined : foundBy(state, viewer);
  const isRevealed = areRevealed(state);
  const [loader] = state.waiting;
  return freezeDeep({
    viewer,
    options: state.options,
    commitment: state.commitment,
    ...(state.step === "ending" && { seed: state.chance.seed }),
    step: state.step,
    waiting: state.waiting,
    round: state.round,
    ring: state.ring,
    anchorage: state.anchorage,
    ...(wake !== undefined && { wake }),
    ...(pirates !== undefined && { pirates }),
    firstCaptain: state.firstCaptain,
    captain: state.captain,
    ...(wage !== undefined && { wage }),
    turns: state.turns,
    ...(turn !== undefined && { turn }),
    ...(boarding !== undefined && { boarding }),
    courses: state.courses,
    taken: state.taken.map(({ seat, role }) => ({ seat, ...((isRevealed || isOpen(seat)) && { role }) })),
    center: ROLES.length - state.taken.length,
    ...(found !== undefined && { found }),
    players: state.players.map((player, seat): SeenPlayer => {
      const { hand, laid, passed, fought, sale, parts } = player;
      return {
        cards: hand.length,
        ...(isOpen(seat) && { hand }),
        laid,
        passed,
        ...(fought !== undefined && { fought }),
        ...(sale !== undefined && { sale }),
        score: scoreOf(player),
        parts,
      };
    }),
    pile: state.pile.length,
    discards: state.discards,
    ...(drawn !== undefined &&
      loader !== undefined && {
        drawn: { seat: loader, cards: drawn.length, ...(isOpen(loader) && { kinds: drawn }) },
      }),
  });
}

/** SHW-5: what lay in the center when this seat came to choose; nothing before it has passed, or after the reveal. */
function foundBy(state: State, viewer: Seat): readonly Role[] | undefined {
  if (areRevealed(state)) return undefined;
  const nth = state.taken.findIndex(({ seat }) => seat === viewer);
  if (nth === -1) return seatWithoutRole(state) === viewer ? centerWithout(state.taken) : undefined;
  return centerWithout(state.taken.slice(0, nth));
}
