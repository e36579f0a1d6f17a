// Loaded into every measured server before its own code; reports the process's usage to the load generator.
process.on("message", (question) => {
  if (question !== "memory" && question !== "cpu") return;
  // The second run frees what the first run's finalizers released.
  if (question === "memory") for (let run = 0; run < 2; run += 1) globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send?.({ rss, heap: heapUsed + external, cpuMicros: user + system });
});
process.channel?.unref();
// However the load generator ends, its servers end with it.
process.once("disconnect", () => process.exit(1));
