export type InBursts = { (): void; cancel(): void };

/** Enough for an action, its outcome and its confirmation. */
const AT_ONCE = 4;
const PAUSE_MS = 16;

/**
 * Does the work at once when it is called, unless calls follow closely on one another: then it is done once for all of
 * them, after a pause. A page that rendered every move of a burst would lag behind it, and React takes updates without
 * a pause for an endless loop.
 */
export function inBursts(work: () => void): InBursts {
  let done = 0;
  let isDue = false;
  let isOver = false;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function run(): void {
    done += 1;
    isDue = false;
    work();
    // What the work renders is rendered in a microtask, too. The pause begins after it.
    queueMicrotask(() => {
      clearTimeout(pause);
      if (!isOver) pause = setTimeout(rest, PAUSE_MS);
    });
  }

  function rest(): void {
    done = 0;
    if (isDue) run();
  }

  function call(): void {
    if (done < AT_ONCE) run();
    else isDue = true;
  }
  return Object.assign(call, {
    cancel() {
      isOver = true;
      clearTimeout(pause);
    },
  });
}
