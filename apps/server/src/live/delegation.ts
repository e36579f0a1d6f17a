import { setTimeout as pause } from "node:timers/promises";
import type { Answer, CommandMessage } from "@harbor/protocol";
import type { Metrics } from "../metrics.ts";
import type { Crew } from "../processes/crew.ts";
import type { PeerReply, PeerRequest } from "../processes/lineMessages.ts";
import type { Person, PersonId } from "../store/store.ts";
import type { Room } from "../tables/room.ts";
import type { Rooms } from "../tables/rooms.ts";

/** What any process can do for the tables it decides. */
export type Deciding = {
  readonly crew: Crew;
  readonly rooms: Rooms;
  readonly metrics: Metrics;
  isStopping(): boolean;
  /** Carries out a command in this process. */
  carryOut(person: Person, message: CommandMessage): Promise<Answer>;
};

/**
 * Forwards a command to the process that decides its table, or carries it out here if that one does not answer. Entry
 * numbers in the store show who was first, and the command's id shows whether it was done already.
 */
export async function carryOutWhereDecided(deciding: Deciding, person: Person, message: CommandMessage) {
  const { crew, rooms, carryOut } = deciding;
  const { table } = message;
  if (crew.decider(table) === undefined) return carryOut(person, message);
  const reply = await crew.ask(table, { do: "command", person, message });
  if (reply?.did !== "command") return carryOut(person, message);
  // The sender sees the effect before the answer.
  await rooms.openedByCode(table)?.reach(reply.seq);
  return reply.answer;
}

/** Gives a returning person their seat back; whether the autopilot played for them. */
export async function welcomeWhereDecided({ crew }: Pick<Deciding, "crew">, table: Room, person: PersonId) {
  const { code } = table.state;
  if (crew.decider(code) === undefined || !table.misses(person)) return table.welcome(person);
  const reply = await crew.ask(code, { do: "welcome", code, person });
  if (reply?.did !== "welcome") return table.welcome(person);
  await table.reach(reply.seq);
  return reply.tookBack;
}

const AGAIN_MS = 100;

/** Asks the process that decides a table to look after it. A process that just started may not be reachable yet. */
export async function entrust(crew: Crew, code: string, isStopping: () => boolean): Promise<void> {
  while (crew.decider(code) !== undefined && !isStopping()) {
    if ((await crew.ask(code, { do: "tend", code })) !== undefined) return;
    await pause(AGAIN_MS, undefined, { ref: false });
  }
}

/** Answers the other processes' requests for the tables this one decides. */
export function answerCrew(deciding: Deciding): void {
  const { crew, rooms, metrics, carryOut, isStopping } = deciding;
  crew.onQuestion(async (question: PeerRequest): Promise<PeerReply | undefined> => {
    if (question.do === "metrics") return { did: "metrics", metrics: await metrics.numbers() };
    if (isStopping()) return undefined;
    switch (question.do) {
      case "command": {
        const answer = await carryOut(question.person, question.message);
        return { did: "command", answer, seq: rooms.openedByCode(question.message.table)?.seq ?? 0 };
      }
      case "welcome": {
        const table = await rooms.byCode(question.code);
        const tookBack = await table?.welcome(question.person);
        return { did: "welcome", tookBack: tookBack === true, seq: table?.seq ?? 0 };
      }
      case "tend":
        (await rooms.byCode(question.code))?.tend();
        return { did: "tend" };
      default:
        return question satisfies never;
    }
  });
}
