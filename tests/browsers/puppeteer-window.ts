import puppeteer, { type LaunchOptions, type Page } from "puppeteer-core";
import { endProcessGroup } from "./end-process-group.ts";
import type { EngineWindow, RunningEngine } from "./engine.ts";
import { START_LIMIT_MS, withinLimit } from "./time-limit.ts";

/** Starts a Chromium or a Firefox: the first by DevTools protocol, the second by WebDriver BiDi. */
export async function startWithPuppeteer(
  siteUrl: string,
  options: LaunchOptions,
): Promise<RunningEngine> {
  const browser = await withinLimit(
    puppeteer.launch({ ...options, headless: true, defaultViewport: null }),
    `start of ${String(options.executablePath)}`,
    { milliseconds: START_LIMIT_MS },
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
