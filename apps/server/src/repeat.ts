/** Repeats an action until it is stopped, never twice at once, even if it fails. */
export function repeat(
  everyMs: number,
  task: () => Promise<unknown>,
  onBackgroundError: (error: unknown) => void,
): { stop(): void } {
  let isAtIt = false;
  const timer = setInterval(() => {
    if (isAtIt) return;
    isAtIt = true;
    task()
      .catch(onBackgroundError)
      .finally(() => {
        isAtIt = false;
      });
  }, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
