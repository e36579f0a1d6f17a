import { PROTOCOL_VERSION } from "@harbor/protocol";
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { StoreMeter } from "./store/measured.ts";
import type { StoreSize } from "./store/store.ts";
import { SERVER_VERSION } from "./version.ts";

export type Metrics = ReturnType<typeof openMetrics>;

const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** What /metrics tells. Node's own numbers, the event loop's lag among them, come with prom-client. */
export function openMetrics(count: {
  tables(): number;
  sockets(): number;
  busyTables(): number;
  commandsUnderWay(): number;
  unreadBytes(): number;
  thoughts(): number;
}) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: () => number) => {
    return new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  };
  const counter = (name: string, help: string) => new Counter({ name, help, registers: [registry] });
  /** To find a counter by its labels takes longer than to count. */
  const counters = <Label extends string>(name: string, help: string, labelNames: Label[]) => {
    const all = new Counter({ name, help, labelNames, registers: [registry] });
    const known = new Map<string, { inc(): void }>();
    return (labels: Record<Label, string>) => {
      const key = labelNames.map((label) => labels[label]).join(" ");
      const one = known.get(key) ?? all.labels(labels);
      known.set(key, one);
      one.inc();
    };
  };
  gauge("harbor_tables_open", "Tables in memory", count.tables);
  gauge("harbor_sockets", "Connected sockets", count.sockets);
  gauge("harbor_bots_waiting", "Decisions of bots that wait for a thread", count.thoughts);
  gauge("harbor_tables_busy", "Tables with commands waiting or being written", count.busyTables);
  gauge("harbor_commands_under_way", "Messages that have not been answered yet", count.commandsUnderWay);
  gauge("harbor_unread_bytes", "Bytes sent that wait in memory until they are read", count.unreadBytes);
  new Gauge({
    name: "harbor_info",
    help: "Always 1; its labels tell what runs",
    aggregator: "first",
    labelNames: ["server", "protocol"],
    registers: [registry],
  }).set({ server: SERVER_VERSION, protocol: `${PROTOCOL_VERSION}` }, 1);
  return {
    contentType: registry.contentType,
    /** The numbers of this process, for another one to add to its own. */
    numbers: (): Promise<unknown[]> => registry.getMetricsAsJSON(),
    /** The numbers of all processes as Prometheus reads them. */
    async text(others: readonly (readonly unknown[])[] = []): Promise<string> {
      if (others.length === 0) return registry.metrics();
      return AggregatorRegistry.aggregate([await registry.getMetricsAsJSON(), ...others]).metrics();
    },
    store: storeMetrics(registry),
    /** Messages that named no command one could have carried out count by the message's own name. */
    countCommand: counters("harbor_commands_total", "Messages answered, by what they were and how they were answered", [
      "command",
      "answer",
    ]),
    countRequest: counters("harbor_requests_total", "Requests over HTTP, by what they asked for and the status", [
      "method",
      "route",
      "status",
    ]),
    countRefusedRequest: counters("harbor_requests_refused_total", "Requests over HTTP refused, by the code", ["code"]),
    countRefusedSocket: counters("harbor_sockets_refused_total", "Sockets that were not opened, by the reason", [
      "why",
    ]),
    countCut: counters("harbor_connections_cut_total", "Connections that were ended, by what there was too much of", [
      "why",
    ]),
    countDecision: counters("harbor_bot_decisions_total", "Decisions of bots, by how they came about", ["how"]),
    entries: counter("harbor_entries_total", "Entries written"),
    conflicts: counter("harbor_conflicts_total", "Writes repeated because another process was faster"),
    latency: new Histogram({
      name: "harbor_command_seconds",
      help: "From a command's arrival to its answer",
      buckets: SECONDS,
      registers: [registry],
    }),
    requests: new Histogram({
      name: "harbor_request_seconds",
      help: "From a request's arrival to the end of its answer",
      buckets: SECONDS,
      registers: [registry],
    }),
    reports: counter("harbor_reports_total", "Reports of people or messages that were taken"),
    troubles: counter("harbor_troubles_total", "Failures nobody was waiting for"),
  };
}

/** How the store does; the event loop cannot tell, for it does not wait. */
function storeMetrics(registry: Registry): StoreMeter & { tellSize(size: StoreSize): void } {
  const registers = [registry];
  const seconds = new Histogram({
    name: "harbor_store_seconds",
    help: "From what was asked of the store to its answer, by what it was",
    labelNames: ["operation"],
    buckets: SECONDS,
    registers,
  });
  const failures = new Counter({
    name: "harbor_store_failures_total",
    help: "What the store failed at, by what it was",
    labelNames: ["operation"],
    registers,
  });
  const waiting = new Gauge({ name: "harbor_store_waiting", help: "What the store has not answered yet", registers });
  // Of one store, however many processes tell of it.
  const ofOne = { registers, aggregator: "max" } as const;
  const bytes = new Gauge({ name: "harbor_store_bytes", help: "What the store takes on its disk", ...ofOne });
  const free = new Gauge({ name: "harbor_disk_free_bytes", help: "What is free beside the store's file", ...ofOne });
  return {
    asked: () => waiting.inc(),
    answered(operation, took, isWell) {
      waiting.dec();
      seconds.observe({ operation }, took);
      if (!isWell) failures.inc({ operation });
    },
    tellSize(size) {
      bytes.set(size.bytes);
      if (size.free !== undefined) free.set(size.free);
    },
  };
}
