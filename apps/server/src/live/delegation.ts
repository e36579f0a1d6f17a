import { setTimeout as pause } from "node:timers/promises";
import type { Answer, CommandMessage } from "@harbor/protocol";
import type { Metrics } from "../metrics.ts";
import type { Crew } from "../processes/crew.ts";
import type { Question, Reply } from "../processes/lineMessages.ts";
import type { Person, PersonId } from "../store/store.ts";
import type { LiveTable } from "../tables/liveTable.ts";
import type { TableHost } from "../tables/tableHost.ts";

/** What is done to a table in whichever process decides it. */
export type Deciding = {
  readonly crew: Crew;
  readonly host: TableHost;
  readonly metrics: Metrics;
  isStopping(): boolean;
  /** Carries a command out in this process. */
  carryOut(person: Person, message: CommandMessage): Promise<Answer>;
};

/**
 * Has a command carried out where its table is decided. Where nobody answers it is done here: the store's numbers tell
 * who was first, and its own id tells whether it was done already.
 */
export async function carryOutWhereDecided(deciding: Deciding, person: Person, message: CommandMessage) {
  const { crew, host, carryOut } = deciding;
  const { table } = message;
  if (crew.decider(table) === undefined) return carryOut(person, message);
  const reply = await crew.ask(table, { do: "command", person, message });
  if (reply?.did !== "command") return carryOut(person, message);
  // Its sender sees what it did before they are told that it was done.
  await host.openedByCode(table)?.reach(reply.seq);
  return reply.answer;
}

/** Gives somebody back what was left to others while they were gone; whether the autopilot has played for them. */
export async function welcomeWhereDecided({ crew }: Pick<Deciding, "crew">, table: LiveTable, person: PersonId) {
  const { code } = table.state;
  if (crew.decider(code) === undefined || !table.misses(person)) return table.welcome(person);
  const reply = await crew.ask(code, { do: "welcome", code, person });
  if (reply?.did !== "welcome") return table.welcome(person);
  await table.reach(reply.seq);
  return reply.tookBack;
}

const AGAIN_MS = 100;

/** Has whoever decides a table look after it; one that has only just begun may not be within reach yet. */
export async function entrust(crew: Crew, code: string, isStopping: () => boolean): Promise<void> {
  while (crew.decider(code) !== undefined && !isStopping()) {
    if ((await crew.ask(code, { do: "tend", code })) !== undefined) return;
    await pause(AGAIN_MS, undefined, { ref: false });
  }
}

/** Answers the other processes for the tables that are decided here. */
export function answerCrew(deciding: Deciding): void {
  const { crew, host, metrics, carryOut, isStopping } = deciding;
  crew.onQuestion(async (question: Question): Promise<Reply | undefined> => {
    if (question.do === "metrics") return { did: "metrics", metrics: await metrics.numbers() };
    if (isStopping()) return undefined;
    switch (question.do) {
      case "command": {
        const answer = await carryOut(question.person, question.message);
        return { did: "command", answer, seq: host.openedByCode(question.message.table)?.seq ?? 0 };
      }
      case "welcome": {
        const table = await host.byCode(question.code);
        const tookBack = await table?.welcome(question.person);
        return { did: "welcome", tookBack: tookBack === true, seq: table?.seq ?? 0 };
      }
      case "tend":
        (await host.byCode(question.code))?.tend();
        return { did: "tend" };
      default:
        return question satisfies never;
    }
  });
}
