/** Does something again and again until it is stopped, never twice at once, and whatever becomes of it. */
export function repeat(
  everyMs: number,
  task: () => Promise<unknown>,
  onTrouble: (error: unknown) => void,
): { stop(): void } {
  let isAtIt = false;
  const timer = setInterval(() => {
    if (isAtIt) return;
    isAtIt = true;
    task()
      .catch(onTrouble)
      .finally(() => {
        isAtIt = false;
      });
  }, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
