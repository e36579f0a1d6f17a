import { expect, type Locator, type Page } from "@playwright/test";

const STEPS = 6;
type Point = { readonly x: number; readonly y: number };

/** Drags with one finger: press, hold until the piece is picked up, move to the place, release. */
export async function dragByTouch(page: Page, piece: Locator, place: Locator): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints });
  await drag(page, piece, place, {
    down: (at) => touch("touchStart", at),
    move: (to) => touch("touchMove", to),
    up: () => touch("touchEnd"),
  });
}

export async function dragByMouse(page: Page, piece: Locator, place: Locator): Promise<void> {
  await drag(page, piece, place, {
    down: async ({ x, y }) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + STEPS, y + STEPS);
    },
    move: ({ x, y }) => page.mouse.move(x, y),
    up: () => page.mouse.up(),
  });
}

type Dragging = {
  down(at: Point): Promise<unknown>;
  move(to: Point): Promise<unknown>;
  up(): Promise<unknown>;
};

async function drag(page: Page, piece: Locator, place: Locator, dragging: Dragging): Promise<void> {
  const [from, to] = [await middleOf(piece), await middleOf(place)];
  await dragging.down(from);
  await expect(page.locator(".flying")).toBeVisible();
  for (let nth = 1; nth <= STEPS; nth += 1) {
    const along = (axis: "x" | "y") => from[axis] + ((to[axis] - from[axis]) * nth) / STEPS;
    await dragging.move({ x: along("x"), y: along("y") });
  }
  await expect(place.locator(".target[data-over=true]")).toBeVisible();
  await dragging.up();
}

async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("it is not visible");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
