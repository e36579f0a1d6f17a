const SHORTEST_HEAD = 2;
const LONGEST_HEAD = 14;
const MASK_BYTES = 4;

/**
 * Counts the WebSocket frames (RFC 6455, 5.2) that begin in a stream of bytes, of any kind: text, continuations, pings,
 * pongs. It reads only their headers, so counting a flood costs next to nothing.
 */
export class FrameCount {
  /** The bytes of an unfinished header. */
  readonly #head = new Uint8Array(LONGEST_HEAD);
  #headBytes = 0;
  #payloadLeft = 0;

  /** How many headers these bytes complete. */
  add(bytes: Uint8Array): number {
    let frames = 0;
    for (let at = 0; at < bytes.length; ) {
      if (this.#payloadLeft > 0) {
        const passed = Math.min(this.#payloadLeft, bytes.length - at);
        this.#payloadLeft -= passed;
        at += passed;
        continue;
      }
      this.#head[this.#headBytes] = bytes[at] ?? 0;
      this.#headBytes += 1;
      at += 1;
      if (this.#headBytes < this.#wanted()) continue;
      this.#payloadLeft = this.#payloadLength();
      this.#headBytes = 0;
      frames += 1;
    }
    return frames;
  }

  #wanted(): number {
    if (this.#headBytes < SHORTEST_HEAD) return SHORTEST_HEAD;
    const second = this.#head[1] ?? 0;
    const lengthBytes = (second & 0x7f) === 126 ? 2 : (second & 0x7f) === 127 ? 8 : 0;
    return SHORTEST_HEAD + lengthBytes + ((second & 0x80) === 0 ? 0 : MASK_BYTES);
  }

  #payloadLength(): number {
    const short = (this.#head[1] ?? 0) & 0x7f;
    const long = new DataView(this.#head.buffer, SHORTEST_HEAD);
    if (short === 126) return long.getUint16(0);
    return short === 127 ? Number(long.getBigUint64(0)) : short;
  }
}
