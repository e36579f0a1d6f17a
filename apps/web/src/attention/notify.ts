export type Consent = "unknown" | "granted" | "denied" | "impossible";

export function consent(): Consent {
  if (!("Notification" in globalThis)) return "impossible";
  return Notification.permission === "default" ? "unknown" : Notification.permission;
}

/** Browsers ask their user once, and only when a button was pressed for it. */
export async function askConsent(): Promise<Consent> {
  if (consent() === "unknown") await Notification.requestPermission();
  return consent();
}

/** Says it outside of the page, where nobody looks at that; a new word about the same takes the place of the old. */
export function notify(title: string, body: string, about: string): void {
  if (!document.hidden || consent() !== "granted") return;
  try {
    const shown = new Notification(title, { body, tag: about, icon: "/icon-192.png" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones let only a service worker notify; the title and the sound have to do there.
  }
}
