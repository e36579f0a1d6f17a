import type { Seen } from "./pairing.ts";
import type { Box } from "./paths.ts";
import { ENTRANCES, type Entrance, EXITS, type Exit } from "./piece.ts";

/** A piece on the page, with everything needed after it is gone. */
export type Found = Seen & {
  /** The element that flies: the piece itself or its drawing. */
  readonly body: Element;
  readonly box: Box;
  /** The board that clips the piece. */
  readonly field: Element | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly enter: Entrance;
  readonly exit: Exit;
};

/** The positions of all pieces at one moment, read in one go, so that the page is laid out only once. */
export type Scenery = {
  readonly pieces: readonly Found[];
  /** The box of every named piece, as a start or an end of flights. */
  readonly places: ReadonlyMap<string, Box>;
};

/** A piece in flight is measured where it is visible, not where it will lie. */
export function measure(root: Element, inFlight?: ReadonlyMap<Element, Element>): Scenery {
  const places = new Map<string, Box>();
  const dragged = document.querySelector(".flying")?.getBoundingClientRect();
  const pieces = [...root.querySelectorAll("[data-piece]")].map((element): Found => {
    const id = element.getAttribute("data-piece") ?? "";
    const body = element.hasAttribute("data-drawn") ? bodyOf(element) : element;
    const held = element.getAttribute("data-dragging") === "true" ? dragged : undefined;
    const box = held ?? (inFlight?.get(body) ?? body).getBoundingClientRect();
    if (box.width > 0 && !places.has(id)) places.set(id, box);
    return {
      piece: id,
      at: element.getAttribute("data-at") ?? "",
      face: element.getAttribute("data-face") ?? "",
      body,
      box,
      field: element.closest("[data-field]") ?? undefined,
      from: element.getAttribute("data-from") ?? undefined,
      to: element.getAttribute("data-to") ?? undefined,
      enter: oneOf(ENTRANCES, element.getAttribute("data-enter"), "pop"),
      exit: oneOf(EXITS, element.getAttribute("data-exit"), "fade"),
    };
  });
  return { pieces, places };
}

/** Fixed places on the boards, looked up when a flight starts or ends there. */
export type Landmarks = {
  box(name: string): Box | undefined;
  /** A coin or a star to copy. */
  model(name: string): Element | undefined;
};

export function landmarksOn(root: Element): Landmarks {
  return {
    box(name) {
      const boxes = [...all("data-anchor", name)].map((element) => element.getBoundingClientRect());
      return boxes.find(({ width }) => width > 0);
    },
    model(name) {
      const [element] = all("data-model", name);
      return element && bodyOf(element);
    },
  };

  function all(attribute: string, name: string): Iterable<Element> {
    return root.querySelectorAll(`[${attribute}="${CSS.escape(name)}"]`);
  }
}

function bodyOf(element: Element): Element {
  return element.querySelector("svg") ?? element;
}

function oneOf<Word extends string>(words: readonly Word[], input: string | null, otherwise: Word): Word {
  return words.find((word) => word === input) ?? otherwise;
}
