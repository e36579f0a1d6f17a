import { join } from "node:path";
import { alone } from "../src/processes/crew.ts";
import { endOnSignals, openServer, ROOT, stop } from "../src/serving.ts";
import { readSettings } from "../src/settings.ts";

// The server as `main.ts` starts it, but for its pages: these know the guest that `withGuest.ts` brings.
const settings = readSettings(process.argv.slice(2), process.env, ROOT);
if (settings.ok) {
  endOnSignals(await openServer(settings.value, alone(), join(ROOT, "apps/web/test/guest/dist")));
  process.stdout.write("The harbor is open\n");
} else {
  stop(settings.problem);
}
