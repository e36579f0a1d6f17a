import { createConnection, type Socket } from "node:net";
import { createInterface, type Interface } from "node:readline";
import type { z } from "zod";
import { BadInput } from "./command.ts";
import { endpointsIn, type PublishedEndpoint } from "./endpoint.ts";
import { type Order, replySchema } from "./orders.ts";

/** A connection to a running server, for commands on the same machine. */
export class Call {
  readonly #socket: Socket;
  readonly #key: string;
  readonly #waiting: { resolve(line: string): void; reject(reason: Error): void }[] = [];

  constructor(socket: Socket, key: string) {
    this.#socket = socket;
    this.#key = key;
    const lines: Interface = createInterface({ input: socket });
    lines.on("line", (line) => this.#waiting.shift()?.resolve(line));
    socket.on("error", () => undefined);
    socket.once("close", () => {
      for (const { reject } of this.#waiting)
        reject(new BadInput("the server closed the connection: it stopped, or gave up"));
      this.#waiting.length = 0;
    });
  }

  async ask<Value>(order: Order, schema: z.ZodType<Value>): Promise<Value> {
    const line = await new Promise<string>((resolve, reject) => {
      if (this.#socket.destroyed)
        return reject(new BadInput("the server closed the connection: it stopped, or gave up"));
      this.#waiting.push({ resolve, reject });
      this.#socket.write(`${JSON.stringify({ key: this.#key, order })}\n`);
    });
    const reply = replySchema.parse(JSON.parse(line));
    if (!reply.ok) throw new BadInput(reply.problem);
    return schema.parse(reply.value);
  }

  close(): void {
    this.#socket.destroy();
  }
}

/** The first server with this data folder that answers; undefined if none runs. */
export async function callServer(folder: string): Promise<Call | undefined> {
  for (const { endpoint } of readable(folder)) {
    const socket = await connect(endpoint.address);
    if (socket !== undefined) return new Call(socket, endpoint.key);
  }
  return undefined;
}

function readable(folder: string): PublishedEndpoint[] {
  try {
    return endpointsIn(folder);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EACCES" || code === "EPERM")
      throw new BadInput(`the server with the data folder ${folder} runs as another user: run this as that one`);
    throw new BadInput(`the data folder ${folder} cannot be used: ${error instanceof Error ? error.message : error}`);
  }
}

function connect(address: string): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = createConnection(address);
    socket.once("connect", () => resolve(socket));
    socket.once("error", () => resolve(undefined));
  });
}
