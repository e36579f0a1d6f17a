import { test as base, type Page } from "@playwright/test";

/** For tests that look at many screens in one page; each leaves the page clean. */
export const test = base.extend<object, { readonly shared: Page }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const context = await browser.newContext({
        serviceWorkers: "block",
        ...(baseURL !== undefined && { baseURL }),
      });
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      await use(page);
      await context.close();
    },
    { scope: "worker" },
  ],
});
