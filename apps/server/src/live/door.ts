import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import { addressOf, networkOf } from "../http/guard.ts";
import type { Crowd } from "../processes/crowds.ts";
import { type Allowance, openRateLimiter, type RateLimiter, TokenBucket } from "../rate.ts";
import { FrameCount } from "./frameCount.ts";

export type DoorPlan = {
  readonly trustProxy: boolean;
  /** Messages a second of one person in the long run; 0 removes this limit and those derived from it. */
  readonly commandsPerSecond: number;
  /** Sockets open at the same time; 0 is no limit. */
  readonly socketsPerAddress: number;
  readonly sockets: number;
  /** The open sockets, by network. */
  readonly inside: Crowd;
  /** Counts across all processes of this server. */
  share(name: string, limiter: RateLimiter): void;
  /** Whether a Cookie header contains what could be a secret. */
  hasSecret(cookies: string | undefined): boolean;
  onCut(why: Cut): void;
};

/** Why an upgrade was refused. */
export type TurnedAway = "stranger" | "rush" | "crowd";
/** Why a connection was ended. */
export type Cut = "bytes" | "frames" | "crowd";

/** What one connection may send: more than one person may, so that a slight excess is refused with a code. */
const FRAMES_FACTOR = 5;
const FEWEST_FRAMES = 20;
const BYTES_A_FRAME = 640;
/** What all connections of one address may send together. */
const ADDRESS_FACTOR = 100;
/** Below this rate a connection is not ended for what others at its address send. */
const MODEST_FACTOR = 0.1;
const UPGRADES_FACTOR = 5;
/** After a restart everybody reconnects at once. */
const UPGRADES_AT_ONCE_FACTOR = 25;
const SECONDS_OF_BURST = 3;

type Allowances = {
  /** For one connection. */
  readonly frames: Allowance;
  readonly bytes: Allowance;
  readonly modest: Allowance;
  /** For one address. */
  readonly framesOfAll: Allowance;
  readonly upgrades: Allowance;
};

/**
 * Limits sockets. Frames are counted as bytes come in, before they are parsed, and a connection that floods is ended:
 * refusing each message of a flood would cost as much as the flood intends.
 */
export class Door {
  readonly #plan: DoorPlan;
  readonly #allowances: Allowances;
  readonly #perUpgrade: RateLimiter;
  readonly #perAddress: RateLimiter;
  #all = 0;

  constructor(plan: DoorPlan) {
    this.#plan = plan;
    this.#allowances = allowancesAtDoor(plan.commandsPerSecond);
    const { upgrades, framesOfAll } = this.#allowances;
    this.#perUpgrade = openRateLimiter(upgrades.perSecond, upgrades);
    this.#perAddress = openRateLimiter(framesOfAll.perSecond, framesOfAll);
    plan.share("upgrades", this.#perUpgrade);
    plan.share("frames", this.#perAddress);
  }

  /** Why an upgrade is refused. If it is granted, its connection counts from now on. */
  turnsAway(request: IncomingMessage): TurnedAway | undefined {
    const network = this.#networkOf(request);
    if (!this.#plan.hasSecret(request.headers.cookie)) return "stranger";
    if (!this.#perUpgrade.allows(network)) return "rush";
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

  /** Counts incoming frames before they are read, and ends a connection that sends too many. */
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
    const frames = new TokenBucket(this.#allowances.frames);
    const bytes = new TokenBucket(this.#allowances.bytes);
    const modest = new TokenBucket(this.#allowances.modest);
    return (chunk) => {
      if (!bytes.take(chunk.length)) return "bytes";
      const came = count.add(chunk);
      if (!frames.take(came)) return "frames";
      const isModest = modest.drain(came);
      const isCrowded = !this.#perAddress.allows(network, came);
      return isCrowded && !isModest ? "crowd" : undefined;
    };
  }

  #networkOf(request: IncomingMessage): string {
    return networkOf(addressOf(request, this.#plan.trustProxy));
  }
}

/** Filters what a connection delivers; its reader can still pause it. */
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

/** The allowances for this rate of messages per person. */
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
