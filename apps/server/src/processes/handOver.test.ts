import { expect, test } from "vitest";
import { tableNamedIn } from "./handOver.ts";

const head = (address: string) => Buffer.from(`GET ${address} HTTP/1.1\r\nHost: harbor\r\nX: table=XYZ789\r\n\r\n`);

test.each([
  ["/socket.io/?EIO=4&transport=websocket&table=ABC234", "ABC234"],
  ["/socket.io/?table=ABC234&EIO=4&transport=websocket", "ABC234"],
  ["/socket.io/?EIO=4&transport=websocket", undefined],
  ["/socket.io/?EIO=4&mytable=ABC234", undefined],
  ["/socket.io/?table=abc234", undefined],
  ["/socket.io/?table=ABC2345", undefined],
  ["/api/tables?table=ABC234", undefined],
])("%s is opened for %s", (address, table) => {
  expect(tableNamedIn(head(address))).toBe(table);
});

test("a malformed request line names no table", () => {
  for (const junk of [
    "",
    "\0\0\0",
    "GET /socket.io/?table=ABC2",
    `GET /socket.io/?${"x".repeat(5000)}&table=ABC234 HTTP`,
  ])
    expect(tableNamedIn(Buffer.from(junk))).toBeUndefined();
});
