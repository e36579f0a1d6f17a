import { expect, test } from "vitest";
import { isOwnOrigin, networkOf } from "./guard.ts";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["192.0.2.1:5678", "192.0.2.1"],
  ["::ffff:192.0.2.1:5678", "192.0.2.1"],
  ["[2001:db8:1:2::9]:5678", "2001:db8:1:2"],
  ["[2001:DB8:0001:2::9]", "2001:db8:1:2"],
])("limits for %s are counted by %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each<[string, string | undefined, string | undefined, string | undefined, boolean]>([
  ["no page", undefined, "harbor.example", undefined, true],
  ["the server's own", "http://harbor.example:3000", "harbor.example:3000", undefined, true],
  ["one on another port", "http://harbor.example:8080", "harbor.example:3000", undefined, false],
  ["one below it", "http://evil.harbor.example", "harbor.example", undefined, false],
  ["one that begins like it", "http://harbor.example.evil", "harbor.example", undefined, false],
  ["a page without an origin", "null", "harbor.example", undefined, false],
  ["the public one", "https://harbor.example", "10.0.0.1:3000", "https://harbor.example", true],
  ["the public one without encryption", "http://harbor.example", "10.0.0.1:3000", "https://harbor.example", false],
])("whether %s may use the server", (_, origin, host, publicOrigin, may) => {
  expect(isOwnOrigin(origin, host, publicOrigin)).toBe(may);
});
