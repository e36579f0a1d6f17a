import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Half of the time is spent waiting for servers: three files at a time fit on two cores.
    maxWorkers: 3,
    projects: [
      { test: { name: "kit", root: "packages/kit", include: ["{src,test}/**/*.test.ts"], testTimeout: 60_000 } },
      { test: { name: "bots", root: "packages/bots", include: ["{src,test}/**/*.test.ts"], testTimeout: 60_000 } },
      {
        test: {
          name: "bremerhaven-bots",
          root: "packages/bremerhaven-bots",
          include: ["{src,test}/**/*.test.ts"],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: "bremerhaven",
          root: "packages/bremerhaven",
          include: ["{src,test}/**/*.test.ts"],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: "pictures",
          root: "packages/bremerhaven-pictures",
          include: ["{src,test}/**/*.test.{ts,tsx}"],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "boards",
          root: "packages/bremerhaven-boards",
          include: ["{src,test}/**/*.test.{ts,tsx}"],
          testTimeout: 60_000,
        },
      },
      { test: { name: "web", root: "apps/web", include: ["{src,test}/**/*.test.{ts,tsx}"], testTimeout: 60_000 } },
      {
        test: {
          name: "protocol",
          root: "packages/protocol",
          include: ["{src,test}/**/*.test.ts"],
          testTimeout: 60_000,
        },
      },
      { test: { name: "cli", root: "apps/cli", include: ["{src,test}/**/*.test.ts"], testTimeout: 120_000 } },
      {
        test: {
          name: "server",
          root: "apps/server",
          include: ["{src,test}/**/*.test.ts"],
          testTimeout: 60_000,
          // Two servers, a database and a Redis are started in one.
          hookTimeout: 60_000,
          // As in the browser: a busy machine may be slow for once, and what fails again is broken.
          retry: process.env.CI === undefined ? 0 : 1,
        },
      },
      { test: { name: "repository", root: "tools", include: ["**/*.test.ts"], testTimeout: 60_000 } },
    ],
  },
});
