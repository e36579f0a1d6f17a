import { type Compared, diff, type Fact } from "@harbor/kit";
import type { TableSnapshot, TableView } from "@harbor/protocol";
import { type Audience, type CommonView, chatMessage, isHeardBy } from "./audience.ts";
import { AudienceStream, type Outlet } from "./audienceStream.ts";
import type { TableState } from "./tableState.ts";

/** Builds a table's views: the common part, and then each audience's. */
export type TableViews = {
  common(): CommonView;
  view(audience: Audience, common: CommonView): TableView;
};

/** Every audience that anybody has belonged to since the table was opened here. */
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
      stream.advance(this.#views.view(audience, common), facts, this.#outlet, compared);
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
    const fresh = new AudienceStream(audience, this.#views.view(audience, this.#look()));
    this.#streams.set(audience, fresh);
    return fresh;
  }

  /** Unchanged parts remain the same objects: they are compared once here, and not again for each audience. */
  #look(): CommonView {
    const fresh = this.#views.common();
    if (this.#common === undefined || diff(this.#common, fresh) !== undefined) this.#common = fresh;
    return this.#common;
  }
}
