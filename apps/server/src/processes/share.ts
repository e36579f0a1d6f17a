import type { Settings } from "../settings.ts";

/** What is bounded in all is shared out among the processes of one server. */
export function shareOf(settings: Settings, processes: number): Settings {
  const each = (inAll: number) => Math.ceil(inAll / processes);
  const { sockets, unreadBytes, botWorkers } = settings;
  return { ...settings, sockets: each(sockets), unreadBytes: each(unreadBytes), botWorkers: each(botWorkers) };
}
