import { describe, expect, test } from "vitest";
import { pair, type Seen } from "./pairing.ts";

const seen = (piece: string, at: string, face = ""): Seen => ({ piece, at, face });
const places = (pairs: readonly (readonly [Seen, Seen])[]) => pairs.map(([from, to]) => `${from.at} > ${to.at}`);

describe("what moved", () => {
  test("a ship that was won sails from the sea board to its dock", () => {
    const { moved, came, left } = pair([seen("ship:nordsee", "sea:2")], [seen("ship:nordsee", "dock:1")]);
    expect(places(moved)).toEqual(["sea:2 > dock:1"]);
    expect([came, left]).toEqual([[], []]);
  });

  test("among equal goods, one at an old place stayed and the other one moved", () => {
    const crates = (...at: readonly string[]) => at.map((one) => seen("good:0:crate", one));
    const { kept, moved } = pair(
      crates("space:1:0", "space:1:1", "dock:2:0"),
      crates("space:1:0", "dock:2:0", "contract:3:0"),
    );
    expect(places(kept)).toEqual(["space:1:0 > space:1:0", "dock:2:0 > dock:2:0"]);
    expect(places(moved)).toEqual(["space:1:1 > contract:3:0"]);
  });

  test("goods of different kinds or harbors are not paired", () => {
    const { moved, came, left } = pair(
      [seen("good:0:crate", "a")],
      [seen("good:1:crate", "b"), seen("good:0:barrel", "c")],
    );
    expect(moved).toEqual([]);
    expect(came.map(({ at }) => at)).toEqual(["b", "c"]);
    expect(left.map(({ at }) => at)).toEqual(["a"]);
  });

  test("a card that is turned over stays and changes its face", () => {
    const [both] = pair([seen("bid:3", "permit", "down")], [seen("bid:3", "permit", "up")]).kept;
    expect(both?.map(({ face }) => face)).toEqual(["down", "up"]);
  });
});
