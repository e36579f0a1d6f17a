import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** The service worker's part, with the browser's side of it played here. */
type Call = { readonly notification: { readonly data: unknown; close(): void } };
type Page = { readonly url: string; focus(): Promise<void> };

const openWindow = vi.fn(async (_path: string) => undefined);
const focused: string[] = [];
let pages: Page[];

beforeEach(() => {
  pages = [];
  vi.stubGlobal("self", { clients: { matchAll: async () => pages, openWindow } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  openWindow.mockClear();
  focused.length = 0;
});

const page = (path: string): Page => {
  const url = `https://harbor.example.org${path}`;
  return { url, focus: async () => void focused.push(path) };
};

/** Clicks a notification; gives how often it was closed. */
async function click(data: unknown): Promise<number> {
  // It belongs to the worker's own set of types.
  const path = "../worker/push.ts";
  const { goToTable }: { goToTable(call: Call): Promise<void> } = await import(/* @vite-ignore */ path);
  const close = vi.fn();
  await goToTable({ notification: { data, close } });
  return close.mock.calls.length;
}

test("CAL-3 a click on a call goes to the tab that has the table open", async () => {
  pages = [page("/"), page("/t/ABC234?from=lobby"), page("/t/XYZ789")];
  expect(await click("/t/ABC234")).toBe(1);
  expect(focused).toEqual(["/t/ABC234?from=lobby"]);
  expect(openWindow).not.toHaveBeenCalled();
});

test("CAL-3 without such a tab a click opens the table in a new one", async () => {
  pages = [page("/"), page("/t/XYZ789")];
  expect(await click("/t/ABC234")).toBe(1);
  expect(focused).toEqual([]);
  expect(openWindow.mock.calls).toEqual([["/t/ABC234"]]);
});

test.each([undefined, 7, "https://elsewhere.example.org/t/ABC234", "/resume"])(
  "CAL-3 a notification with %s only closes",
  async (data) => {
    expect(await click(data)).toBe(1);
    expect([...focused, ...openWindow.mock.calls]).toEqual([]);
  },
);
