export type Consent = "unknown" | "granted" | "denied" | "impossible";

export function consent(): Consent {
  if (!("Notification" in globalThis)) return "impossible";
  return Notification.permission === "default" ? "unknown" : Notification.permission;
}

/** Browsers show this question only once, and only after a click. */
export async function askConsent(): Promise<Consent> {
  if (consent() === "unknown") await Notification.requestPermission();
  return consent();
}

/** Shows a notification, but only while the page is hidden. A new one about the same subject replaces the old one. */
export function notify(title: string, body: string, about: string): void {
  if (!document.hidden || consent() !== "granted") return;
  try {
    const shown = new Notification(title, { body, tag: about, icon: "/icon-192.png" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones allow notifications only from a service worker; the title and the sound must do there.
  }
}
