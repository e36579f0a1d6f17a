import { type Compared, type Fact, reuseUnchanged } from "@harbor/kit";
import type { TableSnapshot } from "@harbor/protocol";
import { type Audience, type CommonView, chatMessage, isHeardBy, type OwnView } from "./audience.ts";
import { AudienceStream, type Outlet } from "./audienceStream.ts";
import type { TableState } from "./tableState.ts";

/** Builds a table's views: the part common to all, and each audience's own. */
export type TableViews = {
  common(): CommonView;
  own(audience: Audience): OwnView;
};

/** The audiences that anybody here belongs to. */
export class AudienceStreams {
  readonly #streams = new Map<Audience, AudienceStream>();
  readonly #views: TableViews;
  readonly #outlet: Outlet;
  #common: CommonView | undefined;

  constructor(views: TableViews, outlet: Outlet) {
    this.#views = views;
    this.#outlet = outlet;
  }

  snapshotFor(audience: Audience, state: TableState, now: number): TableSnapshot {
    return this.#stream(audience).snapshot(state, now);
  }

  /** Tells each audience what it may know of a change. */
  tell(facts: readonly Fact<unknown>[], before: TableState, state: TableState): void {
    const common = this.#look();
    const compared: Compared = new Map();
    for (const [audience, stream] of this.#streams) {
      // Whoever joins it later gets a snapshot, and from then on what changes.
      if (!stream.isHeard) {
        this.#streams.delete(audience);
        continue;
      }
      stream.advance({ common, own: this.#views.own(audience) }, facts, compared);
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
    const common = this.#look();
    const channel = this.#outlet.channelTo(audience, common.code);
    const fresh = new AudienceStream(audience, channel, { common, own: this.#views.own(audience) });
    this.#streams.set(audience, fresh);
    return fresh;
  }

  /** Unchanged parts remain the same objects: they are compared once here, and not again for each audience. */
  #look(): CommonView {
    this.#common = reuseUnchanged(this.#common, this.#views.common());
    return this.#common;
  }
}
