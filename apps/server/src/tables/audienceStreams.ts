import { type Compared, diff, type Fact } from "@harbor/kit";
import type { TableSnapshot, TableView } from "@harbor/protocol";
import { type Audience, type CommonView, chatMessage, isHeardBy } from "./audience.ts";
import { AudienceStream, type Outlet } from "./audienceStream.ts";
import type { TableState } from "./tableState.ts";

/** How a table is looked at: once for what all see alike, and then for each audience. */
export type Eyes = {
  common(): CommonView;
  view(audience: Audience, common: CommonView): TableView;
};

/** All audiences that anybody has belonged to since the table was opened here. */
export class AudienceStreams {
  readonly #streams = new Map<Audience, AudienceStream>();
  readonly #eyes: Eyes;
  readonly #outlet: Outlet;
  #common: CommonView | undefined;

  constructor(eyes: Eyes, outlet: Outlet) {
    this.#eyes = eyes;
    this.#outlet = outlet;
  }

  snapshotFor(audience: Audience, state: TableState, now: number): TableSnapshot {
    return this.#stream(audience).snapshot(state, now);
  }

  /** Tells each audience what it may know of what has changed and happened. */
  tell(facts: readonly Fact<unknown>[], before: TableState, state: TableState): void {
    const common = this.#look();
    const compared: Compared = new Map();
    for (const [audience, stream] of this.#streams) {
      stream.advance(this.#eyes.view(audience, common), facts, this.#outlet, compared);
    }
    if (state.chat === before.chat) return;
    for (const line of state.chat.filter((one) => !before.chat.includes(one))) {
      for (const audience of this.#streams.keys()) {
        if (isHeardBy(state, line, audience)) this.#outlet.chat(audience, state.code, chatMessage(state, line));
      }
    }
  }

  #stream(audience: Audience): AudienceStream {
    const known = this.#streams.get(audience);
    if (known !== undefined) return known;
    const fresh = new AudienceStream(audience, this.#eyes.view(audience, this.#look()));
    this.#streams.set(audience, fresh);
    return fresh;
  }

  /** What did not change stays the same object: it is compared once here, and not again for every audience. */
  #look(): CommonView {
    const fresh = this.#eyes.common();
    if (this.#common === undefined || diff(this.#common, fresh) !== undefined) this.#common = fresh;
    return this.#common;
  }
}
