import { expect, test } from "vitest";
import { routeOf } from "./router.ts";

test.each([
  ["/", "", { page: "home" }],
  ["/solo", "", { page: "solo" }],
  ["/t/abc234", "", { page: "table", code: "ABC234" }],
  ["/t", "", { page: "lost" }],
  ["/rules", "#HBR-3", { page: "rules", rule: "HBR-3" }],
  ["/replay", "", { page: "replay", id: undefined, analysis: false }],
  ["/replay/kept-1f", "", { page: "replay", id: "kept-1f", analysis: false }],
  ["/replay/kept-1f", "#analysis", { page: "replay", id: "kept-1f", analysis: true }],
  ["/resume", "#secret", { page: "resume", token: "secret" }],
  ["/resume", "", { page: "lost" }],
  ["/somewhere", "", { page: "lost" }],
])("%s%s leads where it says", (path, hash, route) => {
  expect(routeOf(path, hash)).toEqual(route);
});
