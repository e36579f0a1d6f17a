import type { Dice } from "@harbor/kit";
import { pause } from "../test/client.ts";
import type { Actor, Stage } from "./stage.ts";

/** How long temporary faults last: longer than a player's clock, or just long enough to be felt. */
export type Lengths = { readonly long: number; readonly short: number };

type Strike = {
  readonly stage: Stage;
  readonly dice: Dice;
  readonly lengths: Lengths;
  /** Runs while nobody can have anything written. */
  blackOut(ms: number): Promise<void>;
};

type Fault = {
  readonly name: FaultName;
  /** Whether this fault can happen there. */
  isFor?(stage: Stage): boolean;
  /** Causes the fault; resolves once it is repaired. */
  strike(strike: Strike): Promise<void>;
};

export const FAULT_NAMES = [
  "kill",
  "stop",
  "frozen",
  "all frozen",
  "clock set",
  "disk full",
  "database cut",
  "database frozen",
  "redis cut",
  "redis frozen",
] as const;
export type FaultName = (typeof FAULT_NAMES)[number];

const LONGEST_PAUSE_MS = 100;
const HOUR_MS = 3_600_000;
/** By how much the machines' clocks may be wrong. */
const SHIFTS_MS = [-HOUR_MS, 0, HOUR_MS];
/** The machines' current clock errors. */
const shifts = new WeakMap<Actor, number>();

export const FAULTS: readonly Fault[] = [
  {
    name: "kill",
    async strike({ stage, dice }) {
      const { server } = one(stage, dice);
      await server.kill();
      await pause(dice.below(LONGEST_PAUSE_MS));
      await server.start();
    },
  },
  {
    name: "stop",
    async strike({ stage, dice }) {
      const { server } = one(stage, dice);
      await server.stop();
      await pause(dice.below(LONGEST_PAUSE_MS));
      await server.start();
    },
  },
  {
    name: "frozen",
    async strike({ stage, dice, lengths, blackOut }) {
      const { server } = one(stage, dice);
      server.freeze();
      await (stage.actors.length === 1 ? blackOut(lengths.long) : pause(lengths.long));
      server.thaw();
    },
  },
  {
    name: "all frozen",
    isFor: ({ actors }) => actors.length > 1,
    async strike({ stage, lengths, blackOut }) {
      for (const { server } of stage.actors) server.freeze();
      await blackOut(lengths.long);
      for (const { server } of stage.actors) server.thaw();
    },
  },
  {
    name: "clock set",
    async strike({ stage, dice, lengths }) {
      const actor = one(stage, dice);
      const others = SHIFTS_MS.filter((shift) => shift !== (shifts.get(actor) ?? 0));
      const shift = others[dice.below(others.length)] ?? 0;
      shifts.set(actor, shift);
      actor.setClock(shift);
      await pause(lengths.short);
    },
  },
  {
    name: "disk full",
    async strike({ stage, lengths, blackOut }) {
      await stage.fillDisk();
      await blackOut(lengths.long);
      await stage.freeDisk();
    },
  },
  {
    name: "database cut",
    isFor: ({ actors: [{ database }] }) => database !== undefined,
    async strike({ stage, dice, lengths }) {
      const hit = dice.below(2) === 0 ? stage.actors : [one(stage, dice)];
      // Frozen first, so that something is in flight when the connection breaks.
      for (const { database } of hit) database?.freeze();
      await pause(dice.below(lengths.short));
      for (const { database } of hit) database?.cut(dice.below(2) === 0 ? "closed" : "reset");
    },
  },
  {
    name: "database frozen",
    isFor: ({ actors: [{ database }] }) => database !== undefined,
    async strike({ stage, dice, lengths, blackOut }) {
      for (const { database } of stage.actors) database?.freeze();
      await blackOut(lengths.long);
      for (const { database } of stage.actors) dice.below(2) === 0 ? database?.thaw() : database?.cut("reset");
    },
  },
  {
    name: "redis cut",
    isFor: ({ actors: [{ redis }] }) => redis !== undefined,
    async strike({ stage, dice }) {
      for (const { redis } of stage.actors) redis?.cut(dice.below(2) === 0 ? "closed" : "reset");
    },
  },
  {
    name: "redis frozen",
    isFor: ({ actors: [{ redis }] }) => redis !== undefined,
    async strike({ stage, dice, lengths }) {
      const hit = dice.below(2) === 0 ? stage.actors : [one(stage, dice)];
      for (const { redis } of hit) redis?.freeze();
      await pause(lengths.long / 2);
      for (const { redis } of hit) dice.below(2) === 0 ? redis?.thaw() : redis?.cut("closed");
    },
  },
];

function one({ actors }: Stage, dice: Dice): Actor {
  return actors[dice.below(actors.length)] ?? actors[0];
}
