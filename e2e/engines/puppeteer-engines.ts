import puppeteer, { type LaunchOptions, type Page } from "puppeteer-core";
import { chromiumPath } from "#tests/chromium.ts";
import { isPackagedChromiumUsable, packagedChromium } from "#tests/packaged-chromium.ts";
import { endProcessGroup, findExecutable } from "./processes.ts";
import type { Engine, EngineWindow, RunningEngine } from "./engine.ts";
import { START_LIMIT_MS, withinLimit } from "./time-limit.ts";

/** Current Chrome, Edge, Samsung Internet. */
export const CHROMIUM: Engine = {
  title: "Chromium",
  narrowest: 320,
  ownMessages: [],
  // The preceding end-to-end tests have found one.
  missing: () => undefined,
  start: (siteUrl) =>
    startWithPuppeteer(siteUrl, {
      executablePath: chromiumPath(),
      args: ["--no-sandbox", "--disable-gpu"],
    }),
};

/** The oldest supported engine (June 2022): without popover, `:has`, `dvh`. */
export const CHROMIUM_103: Engine = {
  title: "Chromium 103",
  narrowest: 320,
  ownMessages: [/Permissions-Policy header: Origin trial controlled feature not enabled/],
  missing: () => (isPackagedChromiumUsable ? undefined : "a Linux on x64"),
  start: async (siteUrl) =>
    startWithPuppeteer(siteUrl, {
      executablePath: packagedChromium("chromium-103"),
      args: ["--no-sandbox", "--single-process", "--no-zygote", "--disable-gpu"],
    }),
};

const firefoxPath = () =>
  findExecutable("firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox");

export const FIREFOX: Engine = {
  title: "Firefox",
  narrowest: 320,
  ownMessages: [],
  missing: () => (firefoxPath() === undefined ? "firefox-esr" : undefined),
  start: (siteUrl) =>
    startWithPuppeteer(siteUrl, {
      browser: "firefox",
      executablePath: firefoxPath() ?? "",
      // Denies the location, because no user can respond.
      extraPrefsFirefox: { "permissions.default.geo": 2 },
    }),
};

/** Starts Chromium by DevTools protocol, or Firefox by WebDriver BiDi. */
async function startWithPuppeteer(siteUrl: string, options: LaunchOptions): Promise<RunningEngine> {
  const browser = await withinLimit(
    puppeteer.launch({ ...options, headless: true, defaultViewport: null }),
    `start of ${String(options.executablePath)}`,
    START_LIMIT_MS,
  );
  const pid = browser.process()?.pid;
  process.once("exit", () => endProcessGroup(pid));
  return {
    siteUrl,
    async openWindow() {
      const context = await browser.createBrowserContext();
      return windowOf(await context.newPage(), () => context.close());
    },
    async stop() {
      await withinLimit(browser.close(), "end of the browser").catch(() => undefined);
      endProcessGroup(pid);
    },
  };
}

function windowOf(page: Page, close: () => Promise<void>): EngineWindow {
  const messages: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warn") messages.push(message.text());
  });
  page.on("pageerror", (error) => messages.push(String(error)));
  return {
    async open(url) {
      await page.goto(url, { waitUntil: "load" });
    },
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    movePointer: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    messages: async () => messages,
    close,
  };
}
