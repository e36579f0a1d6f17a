import { promisify } from "node:util";
import { expect, test } from "vitest";
import { isOutside, lookupOutside } from "./outside.ts";

test.each(["8.8.8.8", "172.15.0.1", "172.32.0.1", "192.169.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450::1"])(
  "CAL-5 %s is a public address",
  (address) => {
    expect(isOutside(address)).toBe(true);
  },
);

test.each([
  "127.0.0.1",
  "127.255.0.9",
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "224.0.0.1",
  "255.255.255.255",
  "::1",
  "::",
  "fe80::1",
  "fd00::1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "2001:0:4136::1",
  "localhost",
  "",
])("CAL-5 %s is not", (address) => {
  expect(isOutside(address)).toBe(false);
});

test("CAL-5 a name that leads to this machine is refused when the connection is made", async () => {
  await expect(promisify(lookupOutside)("localhost", {})).rejects.toThrow("localhost is not in the public internet");
});
