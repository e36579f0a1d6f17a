import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import { addressOf, networkOf } from "../http/guard.ts";
import type { Crowd } from "../processes/crowds.ts";
import { type Allowance, Bucket, type Gate, openGate } from "../rate.ts";
import { FrameCount } from "./frameCount.ts";

export type DoorPlan = {
  readonly trustProxy: boolean;
  /** Messages a second of one person in the long run; 0 is no limit, and none for what follows from it. */
  readonly commandsPerSecond: number;
  /** Sockets that are open at the same time; 0 is no limit. */
  readonly socketsPerAddress: number;
  readonly sockets: number;
  /** Those who are inside, by where they come from. */
  readonly inside: Crowd;
  /** Lets the other processes of this server count along. */
  share(name: string, gate: Gate): void;
  /** Whether a Cookie header holds what may be somebody's secret. */
  hasSecret(cookies: string | undefined): boolean;
  onCut(why: Cut): void;
};

/** Why a request for a socket was refused. */
export type TurnedAway = "stranger" | "rush" | "crowd";
/** Why a connection was ended. */
export type Cut = "bytes" | "frames" | "crowd";

/** What one connection may send: more than one person's messages come to, for whoever sends a little too much is told. */
const FRAMES_FACTOR = 5;
const FEWEST_FRAMES = 20;
const BYTES_A_FRAME = 640;
/** What all connections of one address may send together. */
const ADDRESS_FACTOR = 100;
/** What nobody is cut off for on account of others at the same address. */
const MODEST_FACTOR = 0.1;
const UPGRADES_FACTOR = 5;
/** A whole house comes back at once after a restart. */
const UPGRADES_AT_ONCE_FACTOR = 25;
const SECONDS_OF_BURST = 3;

type Allowances = {
  /** Of one connection. */
  readonly frames: Allowance;
  readonly bytes: Allowance;
  readonly modest: Allowance;
  /** Of one address. */
  readonly framesOfAll: Allowance;
  readonly upgrades: Allowance;
};

/**
 * The door for sockets. What a connection sends is counted where it comes in, before anybody reads it, and a connection
 * that floods is ended: to refuse each message of a flood would be as much work as it is meant to make.
 */
export class Door {
  readonly #plan: DoorPlan;
  readonly #allowances: Allowances;
  readonly #perUpgrade: Gate;
  readonly #perAddress: Gate;
  #all = 0;

  constructor(plan: DoorPlan) {
    this.#plan = plan;
    this.#allowances = allowancesAtDoor(plan.commandsPerSecond);
    const { upgrades, framesOfAll } = this.#allowances;
    this.#perUpgrade = openGate(upgrades.perSecond, upgrades);
    this.#perAddress = openGate(framesOfAll.perSecond, framesOfAll);
    plan.share("upgrades", this.#perUpgrade);
    plan.share("frames", this.#perAddress);
  }

  /** Why a request for a socket is not granted. If it is, its connection counts from now on. */
  turnsAway(request: IncomingMessage): TurnedAway | undefined {
    const network = this.#networkOf(request);
    if (!this.#plan.hasSecret(request.headers.cookie)) return "stranger";
    if (!this.#perUpgrade.lets(network)) return "rush";
    const { socketsPerAddress, sockets, inside } = this.#plan;
    if (isFull(inside.count(network), socketsPerAddress) || isFull(this.#all, sockets)) return "crowd";
    this.#all += 1;
    inside.came(network);
    request.socket.once("close", () => {
      this.#all -= 1;
      inside.went(network);
    });
    return undefined;
  }

  /** Counts what comes before those who read it get it, and ends a connection that sends too much. */
  guard(socket: WebSocket, connection: Duplex, request: IncomingMessage): void {
    if (this.#plan.commandsPerSecond === 0) return;
    const tooMuch = this.#counting(this.#networkOf(request));
    readThrough(connection, (chunk) => {
      const why = tooMuch(chunk);
      if (why === undefined) return true;
      socket.terminate();
      this.#plan.onCut(why);
      return false;
    });
  }

  #counting(network: string): (chunk: Buffer) => Cut | undefined {
    const count = new FrameCount();
    const frames = new Bucket(this.#allowances.frames);
    const bytes = new Bucket(this.#allowances.bytes);
    const modest = new Bucket(this.#allowances.modest);
    return (chunk) => {
      if (!bytes.take(chunk.length)) return "bytes";
      const came = count.add(chunk);
      if (!frames.take(came)) return "frames";
      const isModest = modest.drain(came);
      const isCrowded = !this.#perAddress.lets(network, came);
      return isCrowded && !isModest ? "crowd" : undefined;
    };
  }

  #networkOf(request: IncomingMessage): string {
    return networkOf(addressOf(request, this.#plan.trustProxy));
  }
}

/** Puts something between a connection and whoever reads it, who can still stop reading in their own name. */
function readThrough(connection: Duplex, mayPass: (chunk: Buffer) => boolean): void {
  const readers = connection.listeners("data");
  connection.removeAllListeners("data");
  for (const read of readers) {
    const readIfMayPass = (chunk: Buffer) => {
      if (mayPass(chunk)) Reflect.apply(read, connection, [chunk]);
    };
    connection.on("data", Object.assign(readIfMayPass, { listener: read }));
  }
}

/** What the door lets through where this is the rate of one person's messages. */
export function allowancesAtDoor(rate: number): Allowances {
  const framesPerSecond = Math.max(FEWEST_FRAMES, rate * FRAMES_FACTOR);
  const inBursts = (perSecond: number) => ({ perSecond, atOnce: perSecond * SECONDS_OF_BURST });
  return {
    frames: inBursts(framesPerSecond),
    bytes: inBursts(framesPerSecond * BYTES_A_FRAME),
    modest: { perSecond: rate * MODEST_FACTOR, atOnce: rate * SECONDS_OF_BURST },
    framesOfAll: inBursts(rate * ADDRESS_FACTOR),
    upgrades: { perSecond: rate * UPGRADES_FACTOR, atOnce: rate * UPGRADES_AT_ONCE_FACTOR },
  };
}

function isFull(there: number, most: number): boolean {
  return most > 0 && there >= most;
}
