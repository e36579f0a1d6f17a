import { availableParallelism, homedir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Read } from "@harbor/kit";
import { mailAddressSchema } from "@harbor/protocol";
import { z } from "zod";

export const HELP = `
The server of the harbor games.

  npm start -- --port 3000 --data ./data

  --port    the port it listens on (PORT; 3000 if neither is given)
  --host    the address it listens on (HOST; all of them if neither is given)
  --data    the folder of the embedded store (DATA; "data" beside the README if neither is given)

Other settings, from the environment only:

  DATABASE_URL     postgres://... keeps everything in PostgreSQL instead of the embedded store
  REDIS_URL        redis://... joins several servers on one DATABASE_URL
  PROCESSES        how many processes serve (1), or auto: one for each core; needs both of the above
  PUBLIC_URL       the public address behind a proxy; only its pages may open sockets
  TRUST_PROXY      1 to trust the proxy's X-Forwarded-For
  KEEP_DAYS        after how many days finished games and unstarted tables are deleted (365); 0 keeps them
  TABLES_PER_PERSON  how many unfinished tables a person may have (50); 0 for no limit
  TABLES_PER_HOUR    how many tables may be opened from one address in an hour (120); 0 for no limit
  RATE_LIMIT       how many commands a second a person may send in the long run (20); 0 for no limit
  NEWCOMERS_PER_HOUR  how many new people are accepted from one address in an hour (600); 0 for no limit
  SOCKETS          how many sockets may be open at the same time (20000); 0 for no limit
  SOCKETS_PER_ADDRESS  how many of them from one address (500); 0 for no limit
  UNREAD_MB        how many MB of unread data may wait in memory, over all connections (64)
  HSTS             host, subdomains or off: the hosts for which browsers are told to use https only (host)
  BOT_DELAY_MS     how long a bot takes for an average decision, as if it were a person (600); 0 for no delay
  BOT_WORKERS      in how many threads bots think (one fewer than there are cores, but at least two)
  CAPTAIN_MS       how long the strongest bots think about a decision while no other table waits (1000)
  ABSENT_AFTER_MS  after how long without a connection others may vote to give a player's seat to the autopilot (60000)
  IDLE_AFTER_MS    after how long without anybody a table is evicted from memory (600000)
  CALL_AFTER_MS    how long a turn may take before a player who is away is called by a push message (10000)
  PUSH_CONTACT     how push services reach you: mailto:... or https://... (PUBLIC_URL)
  PUSH_ANYWHERE    1 to send push messages to private addresses too, for tests
  SMTP_URL         smtp://user:password@host:587 sends mail to players who want to be called by it; needs the next too
  MAIL_FROM        the sender of these mails: harbor@example.org; needs PUBLIC_URL, for the links in them
  MAIL_AFTER_MS    how long a turn may take before a player who is away is called by mail (60000)
  LOG_LEVEL        fatal, error, warn, info, debug or silent (info)
`;

/** The hosts for which browsers are told to use https only. */
const HSTS = ["host", "subdomains", "off"] as const;
export type Hsts = (typeof HSTS)[number];

const MB = 1024 * 1024;

/** With two, one is always left to bots that decide at once. */
const FEWEST_WORKERS = 2;

function count(most: number, least = 0) {
  const problem = `is not a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,10}$/, problem)
    .transform(Number)
    .refine((number) => number >= least && number <= most, problem);
}
const url = (...protocols: readonly string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `is not a ${protocols[0]}//... address`,
    );

const schema = z.object({
  PORT: count(65_535).default(3000),
  HOST: z.string().min(1).default("::"),
  DATA: z.string().min(1).optional(),
  DATABASE_URL: url("postgres:", "postgresql:").optional(),
  REDIS_URL: url("redis:", "rediss:").optional(),
  PROCESSES: z
    .string()
    .regex(/^(auto|[1-9]\d?)$/, "is neither auto nor a whole number from 1 to 99")
    .transform((text) => (text === "auto" ? Math.min(99, availableParallelism()) : Number(text)))
    .default(1),
  PUBLIC_URL: url("https:", "http:").optional(),
  TRUST_PROXY: z.enum(["0", "1"]).default("0"),
  KEEP_DAYS: count(100_000).default(365),
  TABLES_PER_PERSON: count(1_000_000).default(50),
  TABLES_PER_HOUR: count(1_000_000).default(120),
  RATE_LIMIT: count(1_000_000).default(20),
  NEWCOMERS_PER_HOUR: count(1_000_000).default(600),
  SOCKETS: count(1_000_000).default(20_000),
  SOCKETS_PER_ADDRESS: count(1_000_000).default(500),
  UNREAD_MB: count(65_536).default(64),
  HSTS: z.enum(HSTS).default("host"),
  BOT_DELAY_MS: count(60_000).default(600),
  BOT_WORKERS: count(64, 1).optional(),
  CAPTAIN_MS: count(60_000, 1).default(1000),
  ABSENT_AFTER_MS: count(86_400_000).default(60_000),
  IDLE_AFTER_MS: count(86_400_000).default(600_000),
  CALL_AFTER_MS: count(86_400_000).default(10_000),
  PUSH_CONTACT: url("mailto:", "https:").optional(),
  PUSH_ANYWHERE: z.enum(["0", "1"]).default("0"),
  SMTP_URL: url("smtp:", "smtps:").optional(),
  MAIL_FROM: mailAddressSchema.optional(),
  MAIL_AFTER_MS: count(86_400_000).default(60_000),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

export type Settings = {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly databaseUrl?: string;
  readonly redisUrl?: string;
  readonly publicOrigin?: string;
  /** How many processes serve. */
  readonly processes: number;
  readonly trustProxy: boolean;
  readonly keepDays: number;
  readonly tablesPerPerson: number;
  readonly tablesPerHour: number;
  readonly commandsPerSecond: number;
  readonly newcomersPerHour: number;
  readonly sockets: number;
  readonly socketsPerAddress: number;
  readonly unreadBytes: number;
  readonly hsts: Hsts;
  readonly botDelayMs: number;
  readonly botWorkers: number;
  readonly captainMs: number;
  readonly absentAfterMs: number;
  readonly idleAfterMs: number;
  readonly callAfterMs: number;
  readonly pushContact?: string;
  readonly pushAnywhere: boolean;
  /** How mail is sent; absent where the host sends none. */
  readonly mail?: MailSettings;
  readonly logLevel: string;
};

export type MailSettings = {
  readonly smtpUrl: string;
  readonly from: string;
  /** Where the links in mails lead. */
  readonly origin: string;
  readonly afterMs: number;
};

/** Flags win over the environment. Problems are reported in one line, without any password. */
export function readSettings(args: readonly string[], environment: NodeJS.ProcessEnv, root: string): Read<Settings> {
  const flags = readFlags(args);
  if (!flags.ok) return flags;
  const given = Object.fromEntries(
    Object.entries({ ...environment, ...flags.value }).filter(([, value]) => value !== ""),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return { ok: false, problem: `${issue?.path.join(".")}: ${issue?.message}` };
  }
  const { DATABASE_URL, REDIS_URL, PUBLIC_URL, DATA, ...others } = parsed.data;
  if (REDIS_URL !== undefined && DATABASE_URL === undefined) {
    return {
      ok: false,
      problem: "REDIS_URL: several servers also need DATABASE_URL; the embedded store serves only one",
    };
  }
  if (given.PROCESSES !== undefined && given.PROCESSES !== "1") {
    const missing = Object.entries({ DATABASE_URL, REDIS_URL }).flatMap(([name, set]) =>
      set === undefined ? name : [],
    );
    if (missing.length > 0) {
      const what = `several processes share a database and a Redis; ${missing.join(" and ")} must be set for that`;
      return { ok: false, problem: `PROCESSES: ${what}` };
    }
  }
  const mail = mailOf(parsed.data);
  if (!mail.ok) return mail;
  return {
    ok: true,
    value: {
      port: others.PORT,
      host: others.HOST,
      dataFolder: resolve(DATA?.replace(/^~(?=\/)/, homedir()) ?? join(root, "data")),
      ...(DATABASE_URL !== undefined && { databaseUrl: DATABASE_URL }),
      ...(REDIS_URL !== undefined && { redisUrl: REDIS_URL }),
      ...(PUBLIC_URL !== undefined && { publicOrigin: new URL(PUBLIC_URL).origin }),
      processes: others.PROCESSES,
      trustProxy: others.TRUST_PROXY === "1",
      keepDays: others.KEEP_DAYS,
      tablesPerPerson: others.TABLES_PER_PERSON,
      tablesPerHour: others.TABLES_PER_HOUR,
      commandsPerSecond: others.RATE_LIMIT,
      newcomersPerHour: others.NEWCOMERS_PER_HOUR,
      sockets: others.SOCKETS,
      socketsPerAddress: others.SOCKETS_PER_ADDRESS,
      unreadBytes: others.UNREAD_MB * MB,
      hsts: others.HSTS,
      botDelayMs: others.BOT_DELAY_MS,
      botWorkers: others.BOT_WORKERS ?? Math.max(FEWEST_WORKERS, availableParallelism() - 1),
      captainMs: others.CAPTAIN_MS,
      absentAfterMs: others.ABSENT_AFTER_MS,
      idleAfterMs: others.IDLE_AFTER_MS,
      callAfterMs: others.CALL_AFTER_MS,
      ...contactOf(others.PUSH_CONTACT, PUBLIC_URL),
      pushAnywhere: others.PUSH_ANYWHERE === "1",
      ...(mail.value !== undefined && { mail: mail.value }),
      logLevel: others.LOG_LEVEL,
    },
  };
}

function contactOf(contact: string | undefined, publicUrl: string | undefined): { pushContact?: string } {
  if (contact !== undefined) return { pushContact: contact };
  return publicUrl?.startsWith("https:") === true ? { pushContact: new URL(publicUrl).origin } : {};
}

function mailOf(given: z.infer<typeof schema>): Read<MailSettings | undefined> {
  const { SMTP_URL, MAIL_FROM, PUBLIC_URL, MAIL_AFTER_MS } = given;
  if (SMTP_URL === undefined) return { ok: true, value: undefined };
  if (MAIL_FROM === undefined || PUBLIC_URL === undefined)
    return { ok: false, problem: `SMTP_URL: mail also needs ${MAIL_FROM === undefined ? "MAIL_FROM" : "PUBLIC_URL"}` };
  const { origin } = new URL(PUBLIC_URL);
  return { ok: true, value: { smtpUrl: SMTP_URL, from: MAIL_FROM, origin, afterMs: MAIL_AFTER_MS } };
}

function readFlags(args: readonly string[]): Read<Record<string, string>> {
  const flag = { type: "string" } as const;
  try {
    const { values } = parseArgs({ args: [...args], options: { port: flag, host: flag, data: flag } });
    const named = { PORT: values.port, HOST: values.host, DATA: values.data };
    const given = Object.entries(named).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, value]],
    );
    return { ok: true, value: Object.fromEntries(given) };
  } catch (error) {
    const [line = ""] = String(error instanceof Error ? error.message : error).split(/\.\s/);
    return { ok: false, problem: `${line}; --help tells what there is` };
  }
}
