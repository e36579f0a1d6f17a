/// <reference lib="webworker" />
import { PUSH_TEXTS } from "./pushTexts.ts";

declare const self: ServiceWorkerGlobalScope;

const CODE = /^[A-Z0-9]{6}$/;

/** What the server sends: why, and to which table. */
type Call = { readonly why: "turn" | "short"; readonly code: string; readonly language: keyof typeof PUSH_TEXTS };

function callIn(data: PushMessageData | null): Call | undefined {
  try {
    const { why, code, language } = data?.json() ?? {};
    const isKnown = (why === "turn" || why === "short") && CODE.test(code);
    return isKnown ? { why, code, language: language in PUSH_TEXTS ? language : "en" } : undefined;
  } catch {
    return undefined;
  }
}

/** Shows a push message. A newer one about the same table replaces the older one. */
export async function showCall(data: PushMessageData | null): Promise<void> {
  const call = callIn(data);
  if (call === undefined) return;
  const { title, text } = PUSH_TEXTS[call.language][call.why];
  await self.registration.showNotification(title, {
    body: text.replace("{{code}}", call.code),
    tag: call.code,
    icon: "/icon-192.png",
    lang: call.language,
    data: `/t/${call.code}`,
  });
}

/** Goes to the table: in a tab that has it open, or else in a new one. */
export async function goToTable({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const path: unknown = notification.data;
  if (typeof path !== "string" || !path.startsWith("/t/")) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  if (there !== undefined) await there.focus();
  else await self.clients.openWindow(path);
}
