import fc from "fast-check";
import { expect, test } from "vitest";
import { frameOf, OPCODES } from "../../test/wire.ts";
import { FrameCount } from "./frameCount.ts";

const frame = fc
  .record({
    opcode: fc.constantFrom(...Object.values(OPCODES)),
    length: fc.oneof(fc.nat(130), fc.constantFrom(125, 126, 127, 65_535, 65_536, 70_000)),
  })
  .map(({ opcode, length }) => frameOf(opcode, new Uint8Array(length)));

test("every frame is counted once, whatever its kind and length and however the stream is split", () => {
  fc.assert(
    fc.property(fc.array(frame, { maxLength: 12 }), fc.array(fc.integer({ min: 1, max: 90_000 })), (frames, cuts) => {
      const stream = Buffer.concat(frames);
      const count = new FrameCount();
      let counted = 0;
      let at = 0;
      for (const cut of [...cuts.toSorted((a, b) => a - b), stream.length]) {
        counted += count.add(stream.subarray(at, cut));
        at = Math.max(at, Math.min(cut, stream.length));
      }
      expect(counted).toBe(frames.length);
    }),
    { numRuns: 300 },
  );
});

test("a stream that comes byte by byte is counted the same", () => {
  const stream = Buffer.concat([1, 0, 9, 10].map((opcode) => frameOf(opcode, new Uint8Array(opcode * 40))));
  const count = new FrameCount();
  let counted = 0;
  for (const byte of stream) counted += count.add(Uint8Array.of(byte));
  expect(counted).toBe(4);
});

test("unmasked frames, which no client may send, are counted too", () => {
  expect(new FrameCount().add(Uint8Array.of(0x89, 0, 0x89, 0, 0x81, 1, 0x36))).toBe(3);
});
