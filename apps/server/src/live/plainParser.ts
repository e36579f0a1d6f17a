import { Decoder, Encoder, type Packet, PacketType } from "socket.io-parser";

/** An answer that is JSON already. */
export class Written {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * Socket.IO looks through everything it sends for binary data, which costs more than to write it as JSON. We send none:
 * every message has a schema, and all of them are JSON. What goes over the wire is the same, letter for letter.
 */
class PlainEncoder extends Encoder {
  override encode(packet: Packet): ReturnType<Encoder["encode"]> {
    if (packet.type !== PacketType.EVENT && packet.type !== PacketType.ACK) return super.encode(packet);
    const namespace = packet.nsp === "/" ? "" : `${packet.nsp},`;
    return [`${packet.type}${namespace}${packet.id ?? ""}${textOf(packet.data)}`];
  }
}

function textOf(data: unknown): string {
  const answer: unknown = Array.isArray(data) ? data[0] : undefined;
  return answer instanceof Written ? `[${answer.text}]` : JSON.stringify(data);
}

export const plainParser = { Encoder: PlainEncoder, Decoder };

/** An event as Socket.IO would write it: for what is sent so often that the way through its layers counts. */
export function eventText(name: string, message: object): string {
  return `${PacketType.EVENT}["${name}",${JSON.stringify(message)}]`;
}
