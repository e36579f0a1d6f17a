import type { HarborServer } from "../server.ts";
import { endOnSignals, openServer, ROOT, shutDown, stop } from "../serving.ts";
import { readSettings } from "../settings.ts";
import { Workers } from "./crew.ts";
import { takeOver } from "./handOver.ts";
import { type FromWorker, type ToWorker, toWorkerSchema } from "./messages.ts";

/** One of a server's processes: it serves the connections that the primary hands over. */
class Worker {
  #crew: Workers | undefined;
  #server: HarborServer | undefined;

  async hear(message: ToWorker, connection: unknown): Promise<void> {
    switch (message.type) {
      case "begin":
        return this.#begin(message);
      case "crew":
        return this.#crew?.muster(message.members);
      case "connection":
        return this.#server && takeOver(this.#server.app.server, connection, message.read);
      case "ping":
        return tell({ type: "pong" });
      case "stop":
        return this.shutDown();
      default:
        return message satisfies never;
    }
  }

  shutDown(): void {
    // Before it was open it has promised nothing.
    if (this.#server === undefined) process.exit(0);
    shutDown(this.#server);
  }

  async #begin(plan: Extract<ToWorker, { type: "begin" }>): Promise<void> {
    const settings = readSettings(process.argv.slice(2), process.env, ROOT);
    if (!settings.ok) return stop(settings.problem);
    this.#crew = await Workers.join(plan);
    this.#server = await openServer(settings.value, this.#crew);
    endOnSignals(this.#server);
    tell({ type: "open" });
  }
}

function tell(message: FromWorker): void {
  process.send?.(message);
}

const worker = new Worker();
// Until it is open nothing else keeps it alive.
process.channel?.ref();
process.on("message", (message: unknown, connection: unknown) => {
  void worker.hear(toWorkerSchema.parse(message), connection);
});
// Without the primary no connection can reach it.
process.once("disconnect", () => worker.shutDown());
