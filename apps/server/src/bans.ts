import { repeat } from "./repeat.ts";
import type { PersonId, Store } from "./store/store.ts";

/** Thrown for a banned person. The HTTP and socket layers turn it into a refusal. */
export class Banned extends Error {
  override readonly name = "Banned";
}

export type BanPlan = {
  readonly store: Pick<Store, "bans">;
  /** Called when a person is newly banned. */
  onBanned(person: PersonId): void;
  onBackgroundError(error: unknown): void;
};

/** Servers notify each other at once; one that missed the message finds the ban in the store. */
const LOOK_EVERY_MS = 5000;

/** The bans this process knows of. Kept in memory because every request and every message checks them. */
export class Bans {
  readonly #plan: BanPlan;
  readonly #timer: { stop(): void };
  #banned: ReadonlySet<PersonId>;

  private constructor(plan: BanPlan, banned: ReadonlySet<PersonId>) {
    this.#plan = plan;
    this.#banned = banned;
    this.#timer = repeat(LOOK_EVERY_MS, () => this.refresh(), plan.onBackgroundError);
  }

  static async open(plan: BanPlan): Promise<Bans> {
    return new Bans(plan, await readBans(plan.store));
  }

  has(person: PersonId): boolean {
    return this.#banned.has(person);
  }

  /** Reads the bans from the store. */
  async refresh(): Promise<void> {
    const before = this.#banned;
    this.#banned = await readBans(this.#plan.store);
    for (const person of this.#banned) if (!before.has(person)) this.#plan.onBanned(person);
  }

  stop(): void {
    this.#timer.stop();
  }
}

async function readBans(store: BanPlan["store"]): Promise<ReadonlySet<PersonId>> {
  return new Set((await store.bans()).map(({ person }) => person));
}

/** The same store, but throws Banned instead of returning a banned person. */
export function refusing(store: Store, bans: Pick<Bans, "has">): Store {
  return {
    ...store,
    async personBySecret(secretHash) {
      const person = await store.personBySecret(secretHash);
      if (person !== undefined && bans.has(person.id)) throw new Banned();
      return person;
    },
  };
}
