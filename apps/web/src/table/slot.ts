/** A tab that opens a saved game waits this long for another one that is just being closed. */
const GRACE_MS = 300;
/** How long the tab that has the game may take to hand it over. */
const HAND_OVER_MS = 500;

export type SlotState = "asking" | "own" | "elsewhere";

export type Slot = {
  /** Continues the game here. The tab that had it stops at once. */
  takeOver(): Promise<void>;
  close(): void;
};

type SlotPlan = {
  tell(state: SlotState): void;
  /** What only this tab has of the game, for the one that takes over. */
  unsaved(): string | undefined;
  /** Another tab has received that, and has taken over. */
  handedOver(): void;
  /** What only the other tab had of the game. */
  received(text: string): void;
};

/**
 * Lets one tab at a time play the game that is saved under a key, so that no tab overwrites what another has saved. The
 * other tabs wait: once the game is closed where it was played, one of them continues it.
 */
export function openSlot(key: string, plan: SlotPlan): Slot {
  // Browsers give no locks to pages without encryption.
  return "locks" in navigator ? lockSlot(key, plan, navigator.locks) : watchSlot(key, plan);
}

function lockSlot(key: string, { tell, unsaved, handedOver, received }: SlotPlan, locks: LockManager): Slot {
  const name = `harbor:slot:${key}`;
  const channel = new BroadcastChannel(name);
  let closed = false;
  let gaveAway = false;
  let release: (() => void) | undefined;
  let queued: AbortController | undefined;

  function own(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    release = resolve;
    tell("own");
    return promise;
  }

  function lose(): void {
    release = undefined;
    if (gaveAway) handedOver();
    gaveAway = false;
    if (closed) return;
    tell("elsewhere");
    wait();
  }

  function wait(): void {
    const asked = new AbortController();
    queued = asked;
    // Another tab may take the lock from this one, which then waits for it again.
    locks.request(name, { signal: asked.signal }, own).catch(() => asked.signal.aborted || lose());
  }

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const text = release === undefined ? undefined : unsaved();
    if (data !== "hand over" || text === undefined) return;
    gaveAway = true;
    channel.postMessage({ text });
    // Nothing may be added to it here.
    tell("elsewhere");
  };
  const late = setTimeout(() => release ?? tell("elsewhere"), GRACE_MS);
  wait();

  /** Only a game that could not be saved is handed over; any other is read from the storage. */
  async function askForGame(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const answers = new BroadcastChannel(name);
    answers.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== "object" || data === null || !("text" in data) || typeof data.text !== "string") return;
      received(data.text);
      resolve();
    };
    answers.postMessage("hand over");
    const timer = setTimeout(resolve, HAND_OVER_MS);
    await promise;
    clearTimeout(timer);
    answers.close();
  }

  return {
    async takeOver() {
      await askForGame();
      if (closed) return;
      // The other tab asked for the game, and has gone without it.
      if (release !== undefined) return tell("own");
      queued?.abort();
      locks.request(name, { steal: true }, own).catch(lose);
    },
    close() {
      closed = true;
      clearTimeout(late);
      queued?.abort();
      release?.();
      channel.close();
    },
  };
}

/** Without locks: a tab notices that another one has saved the game, and stops. */
function watchSlot(key: string, { tell }: SlotPlan): Slot {
  const overtaken = (event: StorageEvent) => event.key === key && event.newValue !== null && tell("elsewhere");
  addEventListener("storage", overtaken);
  tell("own");
  return {
    takeOver: async () => tell("own"),
    close: () => removeEventListener("storage", overtaken),
  };
}
