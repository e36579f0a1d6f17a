/** Milliseconds that this thread has computed: what else runs on the machine does not count. */
export function threadClock(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
