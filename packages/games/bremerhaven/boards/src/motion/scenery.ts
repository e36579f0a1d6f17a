import type { Seen } from "./pairing.ts";
import type { Box } from "./paths.ts";
import { ENTRANCES, type Entrance, EXITS, type Exit } from "./piece.ts";

/** A piece on the page, with all that must be known of it once it may be gone. */
export type Found = Seen & {
  /** What flies: the piece or the drawing in it. */
  readonly body: Element;
  readonly box: Box;
  /** The board that cuts off what sticks out of it. */
  readonly field: Element | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly enter: Entrance;
  readonly exit: Exit;
};

/** Where all pieces are at one moment. Read in one go, so that the page is laid out once. */
export type Scenery = {
  readonly pieces: readonly Found[];
  /** Every piece by its name, to be flown from or to. */
  readonly places: ReadonlyMap<string, Box>;
};

/** Pieces on their way are where they are seen, not where they will lie. */
export function measure(root: Element, aloft?: ReadonlyMap<Element, Element>): Scenery {
  const places = new Map<string, Box>();
  const dragged = document.querySelector(".flying")?.getBoundingClientRect();
  const pieces = [...root.querySelectorAll("[data-piece]")].map((element): Found => {
    const id = element.getAttribute("data-piece") ?? "";
    const body = element.hasAttribute("data-drawn") ? bodyOf(element) : element;
    const held = element.getAttribute("data-dragging") === "true" ? dragged : undefined;
    const box = held ?? (aloft?.get(body) ?? body).getBoundingClientRect();
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

/** What stays where it is on the boards, found when something is to fly from there or to it. */
export type Landmarks = {
  box(name: string): Box | undefined;
  /** A coin or a star to be copied. */
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
