import { PROTOCOL_VERSION } from "@harbor/protocol";
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { StoreMeter } from "./store/measured.ts";
import type { StoreSize } from "./store/store.ts";
import { SERVER_VERSION } from "./version.ts";

export type Metrics = ReturnType<typeof openMetrics>;

export type Counts = {
  tables(): number;
  sockets(): number;
  busyTables(): number;
  commandsUnderWay(): number;
  unreadBytes(): number;
  thoughts(): number;
};

const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** The contents of /metrics. Node's own metrics, such as event loop lag, come with prom-client. */
export function openMetrics() {
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
  /** Looking a counter up by its labels takes longer than counting. */
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
  new Gauge({
    name: "harbor_info",
    help: "Always 1; its labels tell what runs",
    aggregator: "first",
    labelNames: ["server", "protocol"],
    registers: [registry],
  }).set({ server: SERVER_VERSION, protocol: `${PROTOCOL_VERSION}` }, 1);
  return {
    contentType: registry.contentType,
    /** Supplies the gauges from now on. */
    observe(count: Counts) {
      gauge("harbor_tables_open", "Tables in memory", count.tables);
      gauge("harbor_sockets", "Connected sockets", count.sockets);
      gauge("harbor_bots_waiting", "Decisions of bots that wait for a thread", count.thoughts);
      gauge("harbor_tables_busy", "Tables with commands waiting or being written", count.busyTables);
      gauge("harbor_commands_under_way", "Messages that have not been answered yet", count.commandsUnderWay);
      gauge("harbor_unread_bytes", "Bytes sent that wait in memory until they are read", count.unreadBytes);
    },
    /** This process's numbers, for another to add to its own. */
    numbers: (): Promise<unknown[]> => registry.getMetricsAsJSON(),
    /** All processes' numbers in Prometheus's text format. */
    async text(others: readonly (readonly unknown[])[] = []): Promise<string> {
      if (others.length === 0) return registry.metrics();
      return AggregatorRegistry.aggregate([await registry.getMetricsAsJSON(), ...others]).metrics();
    },
    store: storeMetrics(registry),
    /** Messages that could not be parsed are counted under the message's own name. */
    countCommand: counters("harbor_commands_total", "Messages answered, by command and answer", ["command", "answer"]),
    countRequest: counters("harbor_requests_total", "HTTP requests, by route and status", [
      "method",
      "route",
      "status",
    ]),
    countRefusedRequest: counters("harbor_requests_refused_total", "HTTP requests refused, by code", ["code"]),
    countRefusedSocket: counters("harbor_sockets_refused_total", "Sockets refused, by reason", ["why"]),
    countCut: counters("harbor_connections_cut_total", "Connections ended, by the limit they exceeded", ["why"]),
    countDecision: counters("harbor_bot_decisions_total", "Bot decisions, by how they were made", ["how"]),
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
    countPush: counters("harbor_pushes_total", "Push messages, by their result", ["result"]),
    countMail: counters("harbor_mails_total", "Mails to players, by their result", ["result"]),
    reports: counter("harbor_reports_total", "Reports of people or messages accepted"),
    backgroundErrors: counter("harbor_background_errors_total", "Failures of background work"),
  };
}

/** How the store does. The event loop's lag does not show it, because the store runs elsewhere. */
function storeMetrics(registry: Registry): StoreMeter & { tellSize(size: StoreSize): void } {
  const registers = [registry];
  const seconds = new Histogram({
    name: "harbor_store_seconds",
    help: "Duration of store operations, by operation",
    labelNames: ["operation"],
    buckets: SECONDS,
    registers,
  });
  const failures = new Counter({
    name: "harbor_store_failures_total",
    help: "Failed store operations, by operation",
    labelNames: ["operation"],
    registers,
  });
  const waiting = new Gauge({ name: "harbor_store_waiting", help: "Store operations in progress", registers });
  // One store, however many processes report it.
  const ofOne = { registers, aggregator: "max" } as const;
  const bytes = new Gauge({ name: "harbor_store_bytes", help: "The store's size on disk", ...ofOne });
  const free = new Gauge({ name: "harbor_disk_free_bytes", help: "Free disk space beside the store's file", ...ofOne });
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
