import { type Browser, type CDPSession, expect, type Page, test } from "@playwright/test";
import { wear } from "./screens.ts";

type Device = { readonly page: Page; readonly cdp: CDPSession; readonly authenticatorId: string };

/** A device with a fingerprint reader. Browsers offer passkeys only to sites with a name, so not to 127.0.0.1. */
async function device(browser: Browser, baseURL: string | undefined): Promise<Device> {
  const page = await (
    await browser.newContext({ baseURL: (baseURL ?? "").replace("127.0.0.1", "localhost") })
  ).newPage();
  await wear(page, "day", "en");
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto("/");
  await page.getByRole("link", { name: "Your name on other devices" }).click();
  return { page, cdp, authenticatorId };
}

test("two devices of one person: a passkey made on one signs the other in, which is listed and signed out again", async ({
  browser,
  baseURL,
}) => {
  const laptop = await device(browser, baseURL);
  await laptop.page.request.post("/api/me", { data: { name: "Ada" } });
  await laptop.page.reload();
  await laptop.page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(laptop.page.getByText("The passkey is added.")).toBeVisible();
  await expect(laptop.page.getByRole("list", { name: "Your passkeys" }).getByRole("listitem")).toHaveCount(1);
  await laptop.page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(laptop.page.getByText("This device keeps a passkey of yours already.")).toBeVisible();

  const phone = await device(browser, baseURL);
  // The passkey is synchronized by the account that keeps it.
  const { credentials } = await laptop.cdp.send("WebAuthn.getCredentials", {
    authenticatorId: laptop.authenticatorId,
  });
  const [credential] = credentials;
  if (credential === undefined) throw new Error("the laptop keeps no passkey");
  await phone.cdp.send("WebAuthn.addCredential", { authenticatorId: phone.authenticatorId, credential });
  await phone.page.getByRole("button", { name: "Sign in with a passkey" }).click();
  const devices = phone.page.getByRole("list", { name: "Your devices" });
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  expect(await (await phone.page.request.get("/api/me")).json()).toMatchObject({ name: "Ada" });

  await laptop.page.reload();
  await laptop.page.getByRole("button", { name: /^Sign out/ }).click();
  await expect(laptop.page.getByRole("list", { name: "Your devices" }).getByRole("listitem")).toHaveCount(1);
  await phone.page.reload();
  await expect(phone.page.getByText("Only this device so far.")).toBeVisible();

  await laptop.page.getByRole("button", { name: /^Remove the passkey/ }).click();
  await expect(laptop.page.getByText("The passkey is removed here.")).toBeVisible();
  await phone.page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(phone.page.getByText("This passkey is not known here.")).toBeVisible();
});
