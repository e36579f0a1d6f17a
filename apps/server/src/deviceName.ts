/** The first match counts: most browsers also name the ones they are derived from. */
const BROWSERS = [
  ["Edge", /\bEdgi?O?S?A?\//],
  ["Opera", /\b(OPR|OPT)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|Chromium)\//],
  ["Safari", /\bSafari\//],
] as const;
const SYSTEMS = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
] as const;

/** A browser's name in its owner's list, such as "Firefox, Linux"; not precise enough to identify anybody. */
export function deviceNamed(userAgent: string | undefined): string | undefined {
  if (userAgent === undefined) return undefined;
  const found = [BROWSERS, SYSTEMS].flatMap((kinds) => kinds.find(([, sign]) => sign.test(userAgent))?.[0] ?? []);
  return found.length === 0 ? undefined : found.join(", ");
}
