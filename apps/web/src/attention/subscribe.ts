import type { Language } from "@harbor/ui";
import { askConsent } from "./notify.ts";

/** What the server needs to reach this browser. */
export type Push = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
};

/** Asks the user and then the browser's push service; the address it gave, or why there is none. */
export async function subscribe(key: string, language: Language): Promise<Push | "denied" | "failed"> {
  if ((await askConsent()) !== "granted") return "denied";
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration === undefined) return "failed";
    const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = subscription.toJSON();
    const { p256dh, auth } = keys ?? {};
    if (endpoint === undefined || p256dh === undefined || auth === undefined) return "failed";
    return { endpoint, p256dh, auth, language };
  } catch {
    return "failed";
  }
}
