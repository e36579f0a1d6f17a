import type { Settings } from "../settings.ts";

/** Divides the limits of a server among its processes. */
export function shareOf(settings: Settings, processes: number): Settings {
  const each = (inAll: number) => Math.ceil(inAll / processes);
  const { sockets, unreadBytes, botWorkers } = settings;
  return { ...settings, sockets: each(sockets), unreadBytes: each(unreadBytes), botWorkers: each(botWorkers) };
}
