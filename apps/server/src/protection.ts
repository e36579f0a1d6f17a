import type { FastifyInstance } from "fastify";
import { boundConnections, type Connections } from "./http/connections.ts";
import { COOKIE, isSecret } from "./identity.ts";
import { type Limits, openLimits } from "./limits.ts";
import { Door } from "./live/door.ts";
import type { Metrics } from "./metrics.ts";
import type { Crew } from "./processes/crew.ts";
import { Crowd, shareCrowds } from "./processes/crowds.ts";
import { Spending } from "./processes/spending.ts";
import type { RateLimiter } from "./rate.ts";
import type { Settings } from "./settings.ts";

/** A browser opens more for a page than the one for its socket. */
const CONNECTIONS_A_SOCKET = 4;
/** After a restart everybody reconnects at once, with all of these. */
const CONNECTIONS_FACTOR = 10;
const CONNECTIONS_AT_ONCE_FACTOR = 200;

export type Protection = {
  readonly limits: Limits;
  readonly connections: Connections;
  readonly door: Door;
  stop(): void;
};

/** Keeps one address from taking more than its share, across all processes. */
export function protect(app: FastifyInstance, settings: Settings, crew: Crew, metrics: Metrics): Protection {
  const { trustProxy, socketsPerAddress, commandsPerSecond } = settings;
  const spending = new Spending(crew);
  const share = (name: string, limiter: RateLimiter) => spending.share(name, limiter);
  const onCut = (why: string) => metrics.countCut({ why });
  const limits = openLimits(settings);
  for (const [name, limiter] of Object.entries(limits)) share(name, limiter);
  const inside = new Crowd();
  const connected = new Crowd();
  const perAddress = trustProxy ? 0 : socketsPerAddress * CONNECTIONS_A_SOCKET;
  const crowds = shareCrowds(crew, {
    inside: { crowd: inside, most: socketsPerAddress },
    connected: { crowd: connected, most: perAddress },
  });
  const connections = boundConnections(app.server, {
    perAddress,
    crowd: connected,
    share,
    inAll: settings.sockets * CONNECTIONS_A_SOCKET,
    perSecond: trustProxy ? 0 : commandsPerSecond * CONNECTIONS_FACTOR,
    atOnce: commandsPerSecond * CONNECTIONS_AT_ONCE_FACTOR,
    mostUnread: settings.unreadBytes,
    onCut,
  });
  const door = new Door({
    ...settings,
    inside,
    share,
    hasSecret: (cookies) => isSecret(app.parseCookie(cookies ?? "")[COOKIE]),
    onCut,
  });
  return {
    limits,
    connections,
    door,
    stop() {
      spending.stop();
      crowds.stop();
      connections.stop();
    },
  };
}
