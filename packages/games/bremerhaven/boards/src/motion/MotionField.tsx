import type { Event } from "@harbor/bremerhaven";
import type { Happened } from "@harbor/ui";
import { Component, createRef, type ReactNode } from "react";
import { type FlightLayer, openFlightLayer } from "./flightLayer.ts";
import { giftsOf } from "./gifts.ts";
import { landmarksOn, measure, type Scenery } from "./scenery.ts";
import { clearMarks, type Layout, layoutOf, markChanges } from "./stillMarks.ts";
import "./motion.css";

type MotionFieldProps = {
  /** Changes whenever pieces may have moved. */
  readonly moment: unknown;
  /** Changes when the viewer looks at another harbor: then nothing has moved, however different it looks. */
  readonly scene: unknown;
  readonly pace: number;
  /** Whether the boards show what a choice would do; nothing has moved then. */
  readonly isTrial: boolean;
  readonly history: readonly Happened<Event>[];
  /** The number of events shown so far. */
  readonly shown: number;
  readonly children: ReactNode;
};

/** More events at once are a jump, for example after a long absence, and are not animated coin by coin. */
const MOST_EVENTS = 24;

/**
 * Animates every piece that a change moved, or marks it where nothing may move. This is a class, because only
 * getSnapshotBeforeUpdate sees the page just before it changes.
 */
export class MotionField extends Component<MotionFieldProps> {
  readonly #root = createRef<HTMLDivElement>();
  readonly #above = createRef<HTMLDivElement>();
  #sky: FlightLayer | undefined;
  /** Without motion: the layout before the latest change. A trial is compared with what was there before it. */
  #still: Layout | undefined;

  override componentDidMount(): void {
    const above = this.#above.current;
    if (above !== null) this.#sky = openFlightLayer(above);
  }

  override getSnapshotBeforeUpdate({ moment, scene, isTrial }: MotionFieldProps): Scenery | undefined {
    const root = this.#root.current;
    if (root === null || moment === this.props.moment || scene !== this.props.scene) return undefined;
    if (this.props.pace === 0) {
      if (!isTrial || this.#still === undefined) this.#still = layoutOf(root);
      return undefined;
    }
    return measure(root, this.#sky?.inFlight);
  }

  override componentDidUpdate(
    { moment, shown, scene, isTrial }: MotionFieldProps,
    _: unknown,
    before: Scenery | undefined,
  ): void {
    const root = this.#root.current;
    const { pace, history } = this.props;
    if (pace === 0 || scene !== this.props.scene) this.#sky?.clear();
    if (root !== null && pace === 0 && moment !== this.props.moment) {
      if (scene !== this.props.scene) this.#still = undefined;
      if (isTrial || this.#still === undefined) clearMarks(root);
      if (this.#still !== undefined) markChanges(root, this.#still);
    }
    if (root === null || before === undefined) return;
    this.#sky?.clear();
    const news = history.slice(shown, this.props.shown);
    const gifts = news.length > MOST_EVENTS ? [] : news.flatMap(({ event }) => giftsOf(event));
    this.#sky?.show({ before, after: measure(root), landmarks: landmarksOn(root), gifts, pace });
  }

  override componentWillUnmount(): void {
    this.#sky?.clear();
  }

  override render(): ReactNode {
    return (
      <div className="motion" ref={this.#root}>
        {this.props.children}
        <div className="motion-sky" aria-hidden="true" ref={this.#above} />
      </div>
    );
  }
}
