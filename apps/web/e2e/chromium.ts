/** Playwright's own list. Of several such switches Chromium heeds only the last, so ours repeats it. */
const OF_PLAYWRIGHT = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/** Pages that a full Chromium draws for the address bar in every window, even if no window is shown. */
const ADDRESS_BAR = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];

/** How photographs start Chromium. Without the address bar, a new page costs a third of the time. */
export const CHROMIUM = {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [`--disable-features=${[...OF_PLAYWRIGHT, ...ADDRESS_BAR].join(",")}`],
};

/** A page of a test lives for seconds: optimizing its script, and collecting garbage early, takes more than it gives. */
const SHORT_LIVED = "--js-flags=--no-opt --min-semi-space-size=64 --initial-old-space-size=512 --single-threaded-gc";

/** How tests start it: without windows if possible. Only notifications need the whole of it. */
export const PAINTED = {
  executablePath: process.env.CHROMIUM_SHELL ?? CHROMIUM.executablePath,
  args: [...CHROMIUM.args, SHORT_LIVED],
};

/** No test looks at pixels: everything is laid out and nothing is painted, which takes a third of the time. */
export const SHELL = { ...PAINTED, args: [...PAINTED.args, "--blink-settings=acceleratedCompositingEnabled=false"] };
