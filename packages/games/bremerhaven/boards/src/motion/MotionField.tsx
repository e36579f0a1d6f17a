import type { Event } from "@harbor/bremerhaven";
import type { Happened } from "@harbor/face";
import { Component, createRef, type ReactNode } from "react";
import { giftsOf } from "./gifts.ts";
import { landmarksOn, measure, type Scenery } from "./scenery.ts";
import { openSky, type Sky } from "./sky.ts";
import "./motion.css";

type MotionFieldProps = {
  /** Anything that is another one whenever pieces may have moved. */
  readonly moment: unknown;
  /** Another one when another place is looked at: then nothing has moved, however different it looks. */
  readonly scene: unknown;
  readonly pace: number;
  readonly history: readonly Happened<Event>[];
  /** How much of the history has been shown. */
  readonly shown: number;
  readonly children: ReactNode;
};

/** More is not a change but a leap, say after a long absence: it is not told coin by coin. */
const MOST_EVENTS = 24;

/**
 * Whatever lies elsewhere after a change flies there. Only a class component is told by React in time to look at the
 * page as it is just before it changes.
 */
export class MotionField extends Component<MotionFieldProps> {
  readonly #root = createRef<HTMLDivElement>();
  readonly #above = createRef<HTMLDivElement>();
  #sky: Sky | undefined;

  override componentDidMount(): void {
    const above = this.#above.current;
    if (above !== null) this.#sky = openSky(above);
  }

  override getSnapshotBeforeUpdate({ moment, scene }: MotionFieldProps): Scenery | undefined {
    const root = this.#root.current;
    if (root === null || this.props.pace === 0 || moment === this.props.moment) return undefined;
    if (scene !== this.props.scene) return undefined;
    return measure(root, this.#sky?.aloft);
  }

  override componentDidUpdate({ shown, scene }: MotionFieldProps, _: unknown, before: Scenery | undefined): void {
    const root = this.#root.current;
    const { pace, history } = this.props;
    if (pace === 0 || scene !== this.props.scene) this.#sky?.clear();
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
