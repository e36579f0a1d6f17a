import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof openMetrics>;

/** What /metrics tells. Node's own numbers, the event loop's lag among them, come with prom-client. */
export function openMetrics(count: { tables(): number; sockets(): number; busyTables(): number }) {
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
  gauge("harbor_tables_open", "Tables in memory", count.tables);
  gauge("harbor_sockets", "Connected sockets", count.sockets);
  gauge("harbor_tables_busy", "Tables with commands waiting or being written", count.busyTables);
  const commands = new Counter({
    name: "harbor_commands_total",
    help: "Commands answered, by what they were and how they were answered",
    labelNames: ["command", "answer"],
    registers: [registry],
  });
  // To find a counter by its labels takes longer than to count.
  const counters = new Map<string, { inc(): void }>();
  return {
    registry,
    countCommand(command: string, answer: string) {
      const name = `${command} ${answer}`;
      const counter = counters.get(name) ?? commands.labels({ command, answer });
      counters.set(name, counter);
      counter.inc();
    },
    entries: new Counter({ name: "harbor_entries_total", help: "Entries written", registers: [registry] }),
    conflicts: new Counter({
      name: "harbor_conflicts_total",
      help: "Writes repeated because another process was faster",
      registers: [registry],
    }),
    latency: new Histogram({
      name: "harbor_command_seconds",
      help: "From a command's arrival to its answer",
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers: [registry],
    }),
    troubles: new Counter({
      name: "harbor_troubles_total",
      help: "Failures nobody was waiting for",
      registers: [registry],
    }),
  };
}
