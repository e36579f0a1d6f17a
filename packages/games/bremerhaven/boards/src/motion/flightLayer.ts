import type { Gift } from "./gifts.ts";
import { pair } from "./pairing.ts";
import {
  type Box,
  differs,
  entrance,
  exit,
  flight,
  flightTime,
  isSeen,
  type Path,
  toss,
  turned,
  within,
} from "./paths.ts";
import type { Found, Landmarks, Scenery } from "./scenery.ts";

export type Change = {
  readonly before: Scenery;
  readonly after: Scenery;
  readonly landmarks: Landmarks;
  readonly gifts: readonly Gift[];
  readonly pace: number;
};

type Flight = () => void;

/** The layer above all boards where pieces fly, because every board clips its own content. */
export type FlightLayer = {
  /** The visible copies of pieces in flight. */
  readonly inFlight: ReadonlyMap<Element, Element>;
  show(change: Change): void;
  /** Ends all flights at once. */
  clear(): void;
};

/** Flights start one after the other, but the last one must not keep the player waiting. */
const STAGGER = 45;
const LAST_START = 320;
const MOST_COINS = 6;
const TURN_TIME = 380;
const COIN = 26;

export function openFlightLayer(above: HTMLElement): FlightLayer {
  const inFlight = new Map<Element, Element>();
  const running = new Set<Animation>();

  function run(body: Element, { frames, easing }: Path, duration: number, delay = 0): Animation {
    const animation = body.animate(frames, { duration, delay, easing, fill: "backwards" });
    running.add(animation);
    const done = () => running.delete(animation);
    animation.addEventListener("finish", done);
    animation.addEventListener("cancel", done);
    return animation;
  }

  /** Puts a copy of a piece on the layer; it disappears after its flight. */
  function lift(body: Element, lies: Box): HTMLElement {
    const place = document.createElement("div");
    place.className = "inFlight";
    Object.assign(place.style, {
      left: `${lies.x}px`,
      top: `${lies.y}px`,
      width: `${lies.width}px`,
      height: `${lies.height}px`,
    });
    const copy = body.cloneNode(true);
    if (copy instanceof Element) {
      for (const name of ["data-piece", "data-anchor", "data-field", "id", "role", "aria-label"])
        copy.removeAttribute(name);
    }
    place.append(copy);
    above.append(place);
    return place;
  }

  function flyOver(body: Element, lies: Box, path: Path, duration: number, delay: number): HTMLElement {
    const copy = lift(body, lies);
    const animation = run(copy, path, duration, delay);
    animation.addEventListener("finish", () => copy.remove());
    animation.addEventListener("cancel", () => copy.remove());
    return copy;
  }

  function move(from: Found | undefined, start: Box, now: Found, pace: number, delay: number): void {
    const duration = flightTime(start, now.box, pace);
    const path = flight(start, now.box);
    if (from !== undefined && from.field === now.field) {
      run(now.body, path, duration, delay);
      return;
    }
    inFlight.set(now.body, flyOver(now.body, now.box, path, duration, delay));
    const hidden = run(now.body, { frames: [{ opacity: 0 }, { opacity: 0 }], easing: "linear" }, duration + delay);
    hidden.addEventListener("finish", () => inFlight.delete(now.body));
  }

  function give({ what, from, to, count }: Gift, change: Change): Flight | undefined {
    const { pace, landmarks } = change;
    const model = landmarks.model(what);
    const start = placeIn(change, from);
    const end = placeAfter(change, to);
    if (model === undefined || start === undefined || end === undefined) return undefined;
    const small = { width: COIN, height: COIN };
    const middle = (box: Box): Box => ({
      x: box.x + box.width / 2 - COIN / 2,
      y: box.y + box.height / 2 - COIN / 2,
      ...small,
    });
    const path = toss(middle(start), middle(end));
    const duration = flightTime(start, end, pace) * 1.3;
    return () => {
      for (let nth = 0; nth < Math.min(count, MOST_COINS); nth += 1) {
        flyOver(model, middle(end), path, duration, nth * STAGGER * 1.5 * pace);
      }
    };
  }

  function come(now: Found, change: Change, delay: number): Flight {
    const { pace } = change;
    const origin = now.from === undefined ? undefined : placeIn(change, now.from);
    if (origin !== undefined) return () => move(undefined, within(origin, now.box), now, pace, delay);
    const field = now.field?.getBoundingClientRect() ?? now.box;
    const path = entrance(now.enter, now.box, field);
    return () => run(now.body, path, flightTime(field, now.box, pace) + TURN_TIME * 0.4 * pace, delay);
  }

  function leave(was: Found, change: Change, delay: number): Flight {
    const { pace } = change;
    const end = was.to === undefined ? undefined : placeAfter(change, was.to);
    if (end === undefined) return () => flyOver(was.body, was.box, exit(was.exit), TURN_TIME * pace, delay);
    const goal = within(end, was.box);
    const path = flight(was.box, goal);
    return () => flyOver(was.body, goal, path, flightTime(was.box, goal, pace), delay);
  }

  /** Measures everything before the first flight, so that the page is laid out only once. */
  function planned(change: Change): readonly Flight[] {
    const { before, after, gifts, pace } = change;
    const { kept, moved, came, left } = pair(before.pieces, after.pieces);
    const start = (nth: number) => Math.min(LAST_START, nth * STAGGER) * pace;
    const flights: (Flight | undefined)[] = [];
    for (const [was, now] of kept) {
      if (!isSeen(was.box) || !isSeen(now.box)) continue;
      if (was.face !== now.face) flights.push(() => run(now.body, turned(), TURN_TIME * pace));
      else if (differs(was.box, now.box)) flights.push(() => move(was, was.box, now, pace, 0));
    }
    for (const [nth, [was, now]] of moved.entries()) {
      if (isSeen(now.box) && isSeen(was.box)) flights.push(() => move(was, was.box, now, pace, start(nth)));
    }
    for (const [nth, now] of came.filter(({ box }) => isSeen(box)).entries()) {
      flights.push(come(now, change, start(nth)));
    }
    for (const [nth, was] of left.filter(({ box }) => isSeen(box)).entries()) {
      flights.push(leave(was, change, start(nth)));
    }
    for (const gift of gifts) flights.push(give(gift, change));
    return flights.filter((one) => one !== undefined);
  }

  return {
    inFlight,
    show(change) {
      for (const fly of planned(change)) fly();
    },
    clear() {
      for (const animation of running) animation.cancel();
      running.clear();
      inFlight.clear();
      above.replaceChildren();
    },
  };
}

/** Where a piece was before the change, or where it is now. */
function placeIn(change: Change, name: string): Box | undefined {
  return change.before.places.get(name) ?? placeAfter(change, name);
}

function placeAfter({ after, landmarks }: Change, name: string): Box | undefined {
  return after.places.get(name) ?? landmarks.box(name);
}
