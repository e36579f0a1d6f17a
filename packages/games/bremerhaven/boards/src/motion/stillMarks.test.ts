// @vitest-environment happy-dom

import { beforeEach, expect, test } from "vitest";
import { clearMarks, layoutOf, markChanges } from "./stillMarks.ts";

beforeEach(() => {
  document.body.innerHTML = "";
});

const crate = (at: string) => `<i data-piece="good:0:crate" data-at="${at}" data-face=""></i>`;
const card = (face: string) => `<i data-piece="bid:1" data-at="bid:0" data-face="${face}"></i>`;

/** Where marks are after the page changed from one state to the other. */
function marksAfter(before: string, after: string): readonly string[] {
  document.body.innerHTML = before;
  const was = layoutOf(document.body);
  document.body.innerHTML = after;
  markChanges(document.body, was);
  return marks();
}

function marks(): readonly string[] {
  return [...document.querySelectorAll("[data-fresh]")].map((piece) => piece.getAttribute("data-at") ?? "");
}

test("a crate that was moved is framed where it lies now", () => {
  expect(marksAfter(crate("dock:1:0") + crate("space:2:0"), crate("space:2:0") + crate("space:3:0"))).toEqual([
    "space:3:0",
  ]);
});

test("a piece that came and a card that was turned over are framed", () => {
  expect(marksAfter("", crate("space:2:0"))).toEqual(["space:2:0"]);
  expect(marksAfter(card("down"), card("up"))).toEqual(["bid:0"]);
});

test("crates that close up in their row are not framed", () => {
  expect(marksAfter(crate("space:2:1"), crate("space:2:0"))).toEqual([]);
});

test("the drawing of a card is framed, and not the box it stands in", () => {
  document.body.innerHTML = "";
  const was = layoutOf(document.body);
  document.body.innerHTML = '<p data-piece="ship:a" data-drawn="true"><svg></svg></p>';
  markChanges(document.body, was);
  expect(document.querySelector("svg")?.getAttribute("data-fresh")).toBe("true");
  expect(document.querySelector("p")?.hasAttribute("data-fresh")).toBe(false);
});

test("a figure says by how much it changed, up or down", () => {
  document.body.innerHTML = '<b class="figure">12</b><b class="figure">5</b><b class="figure">7</b>';
  const was = layoutOf(document.body);
  const [money, prestige, same] = document.querySelectorAll(".figure");
  if (money === undefined || prestige === undefined) throw new Error("no figures");
  money.textContent = "15";
  prestige.textContent = "4";
  markChanges(document.body, was);
  expect([money, prestige, same].map((figure) => figure?.getAttribute("data-change"))).toEqual(["▲3", "▼1", null]);
});

test("marks stay until something else moves, and can be cleared", () => {
  marksAfter(crate("dock:1:0"), crate("space:3:0"));
  markChanges(document.body, layoutOf(document.body));
  expect(marks()).toEqual(["space:3:0"]);
  const was = layoutOf(document.body);
  document.body.insertAdjacentHTML("beforeend", card("down"));
  markChanges(document.body, was);
  expect(marks()).toEqual(["bid:0"]);
  clearMarks(document.body);
  expect(marks()).toEqual([]);
});
