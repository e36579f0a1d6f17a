import { repeat } from "../repeat.ts";
import type { StoreFile } from "../store/store.ts";
import { CannotDo } from "./listen.ts";

const LOOK_EVERY_MS = 1000;
/** Writes during a hold go to the log and must be folded in afterwards, which everybody waits for. */
const MOST_LOG_BYTES = 512 * 1024 * 1024;

export type Holder = {
  hold(): Promise<{ readonly path: string; readonly bytes: number }>;
  logBytes(): Promise<number>;
  release(): Promise<void>;
};

/** Lends the store's file to one holder at a time, as long as the log stays within bounds. */
export function lendFile(
  file: StoreFile | undefined,
  onBackgroundError: (error: unknown) => void,
  mostLogBytes = MOST_LOG_BYTES,
): (hangUp: () => void) => Holder {
  let isLent = false;
  return (hangUp) => {
    let watch: { stop(): void } | undefined;

    async function release(): Promise<void> {
      if (watch === undefined) return;
      watch.stop();
      watch = undefined;
      isLent = false;
      await file?.release();
    }

    return {
      async hold() {
        if (file === undefined) throw new CannotDo("this server keeps everything in PostgreSQL: pg_dump backs it up");
        if (isLent) throw new CannotDo("another backup is being made");
        isLent = true;
        try {
          const held = await file.hold();
          const look = async () => {
            if ((await file.logBytes()) <= mostLogBytes) return;
            await release();
            hangUp();
          };
          watch = repeat(LOOK_EVERY_MS, look, onBackgroundError);
          return held;
        } catch (error) {
          isLent = false;
          throw error;
        }
      },
      async logBytes() {
        if (file === undefined || watch === undefined) throw new CannotDo("the file is not held");
        return file.logBytes();
      },
      release,
    };
  };
}
