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

/** Where everything is at one moment. Read in one go, so that the page is laid out once. */
export type Scenery = {
  readonly pieces: readonly Found[];
  /** Every place or piece by its name, to be flown from or to. */
  readonly places: ReadonlyMap<string, Box>;
  readonly fields: ReadonlyMap<Element, Box>;
  /** A coin and a star to be copied. */
  readonly models: ReadonlyMap<string, Element>;
};

/** Pieces on their way are where they are seen, not where they will lie. */
export function measure(root: Element, aloft?: ReadonlyMap<Element, Element>): Scenery {
  const places = new Map<string, Box>();
  const fields = new Map<Element, Box>();
  const models = new Map<string, Element>();
  const dragged = document.querySelector(".flying")?.getBoundingClientRect();
  for (const element of root.querySelectorAll("[data-anchor]")) {
    const name = element.getAttribute("data-anchor") ?? "";
    const box = element.getBoundingClientRect();
    if (box.width > 0 && !places.has(name)) places.set(name, box);
  }
  for (const element of root.querySelectorAll("[data-model]")) {
    models.set(element.getAttribute("data-model") ?? "", bodyOf(element));
  }
  const pieces = [...root.querySelectorAll("[data-piece]")].map((element): Found => {
    const id = element.getAttribute("data-piece") ?? "";
    const body = element.hasAttribute("data-drawn") ? bodyOf(element) : element;
    const held = element.getAttribute("data-dragging") === "true" ? dragged : undefined;
    const box = held ?? (aloft?.get(body) ?? body).getBoundingClientRect();
    const field = element.closest("[data-field]") ?? undefined;
    if (field !== undefined && !fields.has(field)) fields.set(field, field.getBoundingClientRect());
    if (box.width > 0 && !places.has(id)) places.set(id, box);
    return {
      piece: id,
      at: element.getAttribute("data-at") ?? "",
      face: element.getAttribute("data-face") ?? "",
      body,
      box,
      field,
      from: element.getAttribute("data-from") ?? undefined,
      to: element.getAttribute("data-to") ?? undefined,
      enter: oneOf(ENTRANCES, element.getAttribute("data-enter"), "pop"),
      exit: oneOf(EXITS, element.getAttribute("data-exit"), "fade"),
    };
  });
  return { pieces, places, fields, models };
}

function bodyOf(element: Element): Element {
  return element.querySelector("svg") ?? element;
}

function oneOf<Word extends string>(words: readonly Word[], input: string | null, otherwise: Word): Word {
  return words.find((word) => word === input) ?? otherwise;
}
