/** The first that fits: most browsers also name those that they descend from. */
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

/** What to call a browser in its owner's list, as "Firefox, Linux"; nothing that would tell two of the same kind apart. */
export function deviceNamed(userAgent: string | undefined): string | undefined {
  if (userAgent === undefined) return undefined;
  const found = [BROWSERS, SYSTEMS].flatMap((kinds) => kinds.find(([, sign]) => sign.test(userAgent))?.[0] ?? []);
  return found.length === 0 ? undefined : found.join(", ");
}
