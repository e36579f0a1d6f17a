import { Decoder, Encoder, PacketType, protocol } from "socket.io-parser";

/** Broadcasts, which the load generator only counts, with their namespace. */
const COUNTED: readonly { readonly start: string; readonly nsp: string; readonly event: string }[] = [
  { start: '2["patch",', nsp: "/", event: "patch" },
  { start: '2/same-size,["update",', nsp: "/same-size", event: "update" },
];

/** Passes broadcasts on unparsed: parsing four for every action would make the generator the bottleneck. */
class LightDecoder extends Decoder {
  override add(packet: unknown): void {
    const counted = typeof packet === "string" ? COUNTED.find(({ start }) => packet.startsWith(start)) : undefined;
    if (counted === undefined) {
      super.add(packet);
      return;
    }
    this.emitReserved("decoded", { type: PacketType.EVENT, nsp: counted.nsp, data: [counted.event, packet] });
  }
}

export const lightParser = { protocol, Encoder, Decoder: LightDecoder };

/** The content of a broadcast. */
export function messageIn(packet: string): unknown {
  const parsed: unknown = JSON.parse(packet.slice(1));
  return Array.isArray(parsed) ? parsed[1] : undefined;
}
