import { repeat } from "./repeat.ts";
import type { PersonId, Store } from "./store/store.ts";

/** What somebody asks for who is shut out; whoever answers requests and sockets has a word for it. */
export class Banned extends Error {
  override readonly name = "Banned";
}

export type BanPlan = {
  readonly store: Pick<Store, "bans">;
  /** Somebody is shut out from now on who was not a moment ago. */
  onBanned(person: PersonId): void;
  onTrouble(error: unknown): void;
};

/** Servers tell each other at once; one that has not heard it finds it in the store. */
const LOOK_EVERY_MS = 5000;

/** Who is shut out, as far as this process knows: it is asked for every request and every message. */
export class Bans {
  readonly #plan: BanPlan;
  readonly #timer: { stop(): void };
  #banned: ReadonlySet<PersonId>;

  private constructor(plan: BanPlan, banned: ReadonlySet<PersonId>) {
    this.#plan = plan;
    this.#banned = banned;
    this.#timer = repeat(LOOK_EVERY_MS, () => this.look(), plan.onTrouble);
  }

  static async open(plan: BanPlan): Promise<Bans> {
    return new Bans(plan, await readBans(plan.store));
  }

  has(person: PersonId): boolean {
    return this.#banned.has(person);
  }

  /** Brings what stands in the store. */
  async look(): Promise<void> {
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

/** The same store, which knows nobody who is shut out. */
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
