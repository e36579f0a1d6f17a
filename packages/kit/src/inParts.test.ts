import { expect, test } from "vitest";
import { allAtOnce, type InParts } from "./inParts.ts";

test("all parts are done in order, and the result is that of the last", () => {
  const done: string[] = [];
  function* parts(): InParts<string> {
    done.push("first");
    yield;
    done.push("second");
    yield;
    return done.join(", then ");
  }
  expect(allAtOnce(parts())).toBe("first, then second");
});
