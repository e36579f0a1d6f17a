import type { Seat } from "@harbor/kit";
import {
  countOf,
  countSabers,
  type IslandSet,
  type Kind,
  knownRoles,
  type Role,
  type RoleCard,
  sideOf,
} from "@harbor/meuterer";
import { cardsHeld, certainty, roundsLeft, type Scene, seatIn, voyageTo } from "./scene.ts";

/** The share of sabers among the cards that a seat cannot see. */
export function saberDensity(set: IslandSet, scene: Scene, seat: Seat): number {
  const { hand = [] } = seatIn(scene, seat);
  const seen: Kind[] = [...scene.discards, ...hand, ...scene.players.flatMap(({ laid }) => laid)];
  const played = scene.players.reduce((sum, { fought = 0 }) => sum + fought, 0);
  const left = set.lists.cargo.saber - countOf(seen, "saber") - played;
  return Math.max(0, left) / Math.max(1, set.cargo("plain").length - seen.length);
}

/** The chance that a mutiny led by this seat succeeds, judged while roles are taken. */
export function mutinyChance(set: IslandSet, scene: Scene, leader: Seat, viewer: Seat, mateIsLikely: number): number {
  const density = saberDensity(set, scene, viewer);
  const sabers = (seat: Seat) => {
    const player = seatIn(scene, seat);
    const held = seat === viewer ? countOf(player.hand ?? [], "saber") : cardsHeld(player) * density;
    return countOf(player.laid, "saber") + held;
  };
  const rebels = sabers(leader) + (viewer === leader ? fellow(scene) : sabers(viewer));
  // A mate is a saber, and holds some of the others.
  const mates = mateIsLikely * (1 + MATES_CARDS * density);
  return certainty(1.4 * (rebels - sabers(scene.captain) - mates + 0.1));
}

/** The chance that the captain stays if this seat is his mate and somebody is a mutineer. */
export function loyalChance(scene: Scene, density: number, mate: Seat): number {
  const { hand = [], laid } = seatIn(scene, mate);
  const captain = seatIn(scene, scene.captain);
  const loyal =
    1 + countOf([...hand, ...laid], "saber") + countOf(captain.laid, "saber") + cardsHeld(captain) * density;
  const rebels = RINGLEADER + fellow(scene);
  return certainty(1.3 * (loyal - rebels - 0.3));
}

/** Sabers that a cabin boy may bring, if there is one: with three seats, one of two would have to be. */
const fellow = ({ players }: Scene) => (players.length === 3 ? 0.15 : 0.45);
/** Sabers of whoever dares to lead. */
const RINGLEADER = 1.4;
/** How many more sabers than others a mutineer is expected to hold when the mutiny begins. */
const LEADERS_SABERS = 0.8;
/** How many cards a mate holds when sabers count. */
const MATES_CARDS = 4;

/** What being captain in the next round is worth. */
export function helmWorth(set: IslandSet, scene: Scene): number {
  return roundsLeft(set, scene) > 0 ? 1 : 0;
}

/** MUT: how good it is for a seat to play so many sabers. */
export function worthOfFight(
  set: IslandSet,
  cards: Readonly<Record<Role, RoleCard>>,
  scene: Scene,
  seat: Seat,
  sabers: number,
): number {
  const struggle = { captain: scene.captain, taken: knownRoles(scene), players: scene.players };
  const side = sideOf(cards, struggle, seat) ?? "loyal";
  const { loyal, rebel } = countSabers(cards, struggle);
  const density = saberDensity(set, scene, seat);
  const later = scene.waiting.filter((one) => one !== seat);
  let doubt = 0;
  let lead = side === "loyal" ? loyal - rebel - 0.5 : rebel - loyal + 0.5;
  for (const other of later) {
    const held = cardsHeld(seatIn(scene, other));
    const isLeader = scene.taken.some(({ seat: one, role }) => one === other && role === "mutineer");
    // Whoever leads a mutiny rarely comes without sabers.
    const expected = Math.min(2, held * density + (isLeader && held > 0 ? LEADERS_SABERS : 0));
    lead += sideOf(cards, struggle, other) === side ? expected * 0.8 : -expected;
    doubt += expected;
  }
  const sure = doubt === 0 ? 20 : 2.2 / Math.sqrt(0.3 + doubt);
  const wins = certainty(sure * (lead + sabers));
  const price = roundsLeft(set, scene) > 0 ? 0.45 : 0.01;
  return wins * stakeOf(set, scene, seat) - price * sabers;
}

function stakeOf(set: IslandSet, scene: Scene, seat: Seat): number {
  const role = scene.taken.find((one) => one.seat === seat)?.role;
  const { captain = 0, mutineer = 0 } = scene.courses;
  const helm = helmWorth(set, scene);
  const wage = scene.taken.some((one) => one.role === "mate") ? (scene.wage ?? 0) : 0;
  switch (role) {
    case "mutineer":
      return set.islandAt(scene, mutineer).voyage + helm;
    case "cabin-boy":
      return set.lists.shares["cabin-boy"];
    case "mate":
      return set.lists.shares.mate + wage;
    default:
      return set.islandAt(scene, captain).voyage + helm - wage + 0.5;
  }
}

/** What the mutineer's course would bring with so many cards in hand. */
export function courseWorth(set: IslandSet, scene: Scene, cards: number): number {
  return voyageTo(set, scene, cards) + helmWorth(set, scene);
}
