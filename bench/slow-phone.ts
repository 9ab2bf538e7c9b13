import type { Browser, Page } from "@playwright/test";

/** Lighthouse's slow mobile network; bytes per second. */
export const SLOW_MOBILE = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
};
/** Lighthouse's phone is four times slower. */
const CPU_SLOWDOWN = 4;

export const SLOW_PROCESSOR = `Chromium as a phone whose processor is ${CPU_SLOWDOWN} times slower`;

export const SLOW_PHONE = `Chromium as a slow phone (150 ms, 1.6 Mbit/s, processor ${CPU_SLOWDOWN} times slower)`;

/** The screen, which determines the requested picture sizes. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Opens a page on such a phone until its first load is complete, then closes it. Without `network`, uses bench/slow-network.ts. */
export async function onSlowPhone<T>(
  browser: Browser,
  url: string,
  use: (page: Page) => Promise<T>,
  network?: typeof SLOW_MOBILE,
): Promise<T> {
  // The certificate of bench/https-front.ts is self-signed.
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
