import { freePort } from "@harbor/cli/freePort";
import { defineConfig } from "@playwright/test";
import { SHELL } from "./e2e/chromium.ts";

// Other programs may be using fixed ports. The workers inherit the one that the first process has chosen.
process.env.E2E_PORT ??= String(await freePort());
const PORT = process.env.E2E_PORT;

/** Pages mostly wait, so three workers suit even two processors. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  timeout: 180_000,
  workers: 3,
  // On a busy machine a test may time out now and then; a real fault fails every time.
  retries: process.env.CI === undefined ? 0 : 2,
  fullyParallel: true,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    actionTimeout: 15_000,
    // A worker answers in place of the network, which most tests rule; those of the worker allow it.
    serviceWorkers: "block",
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: SHELL,
  },
  webServer: {
    // Use the Node that runs this: the one on the path may be too old for the server.
    command: `"${process.execPath}" ../server/src/main.ts --port ${PORT} --data test-results/data-${PORT}`,
    url: `http://127.0.0.1:${PORT}/api/games`,
    env: {
      RATE_LIMIT: "0",
      TABLES_PER_PERSON: "0",
      TABLES_PER_HOUR: "0",
      NEWCOMERS_PER_HOUR: "0",
      BOT_DELAY_MS: "0",
      ABSENT_AFTER_MS: "300",
      LOG_LEVEL: "warn",
    },
  },
});
