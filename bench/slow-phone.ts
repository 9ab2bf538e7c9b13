import type { Browser, Page } from "@playwright/test";

/** A slow mobile network, as Lighthouse has it: bytes a second. */
export const SLOW_MOBILE = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
};
/** And its phone: four times slower. */
const CPU_SLOWDOWN = 4;

export const SLOW_PROCESSOR = `Chromium as a phone whose processor is ${CPU_SLOWDOWN} times slower`;

export const SLOW_PHONE = `Chromium as a slow phone (150 ms, 1.6 Mbit/s, processor ${CPU_SLOWDOWN} times slower)`;

/** Its screen: which of a picture's sizes is asked for depends on it. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/**
 * Opens a page on such a phone, loaded with all that the page asks for by itself; then closes it. Without a
 * network here the real one is slow (bench/slow-network.ts).
 */
export async function onSlowPhone<T>(
  browser: Browser,
  url: string,
  use: (page: Page) => Promise<T>,
  network?: typeof SLOW_MOBILE,
): Promise<T> {
  // The certificate of bench/https-front.ts is its own.
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    if (network !== undefined) {
      await devtools.send("Network.enable");
      await devtools.send("Network.emulateNetworkConditions", network);
    }
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(1000);
    return await use(page);
  } finally {
    await context.close();
  }
}
