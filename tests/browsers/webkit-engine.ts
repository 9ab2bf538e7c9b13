import { type ChildProcess, spawn } from "node:child_process";
import { globSync } from "node:fs";
import { Builder, Capabilities, Key, Origin, type WebDriver } from "selenium-webdriver";
import { freePort } from "../free-port.ts";
import { endProcessGroup } from "./end-process-group.ts";
import type { Engine, EngineWindow, PressedKey, RunningEngine } from "./engine.ts";
import { findExecutable } from "./find-executable.ts";
import { type ReportingProxy, startReportingProxy } from "./reporting-proxy.ts";
import { LIMIT_MS, START_LIMIT_MS, withinLimit } from "./time-limit.ts";
import { startVirtualDisplay } from "./virtual-display.ts";

/** The engine of Safari, as WebKitGTK has it. */
export const WEBKIT: Engine = {
  title: "WebKit",
  // The window of its small browser becomes no narrower.
  narrowest: 460,
  // It rejects promises of transitions between pages that no script has asked it for.
  ownMessages: [/AbortError: Skipping view transition/],
  missing() {
    const isThere = {
      "webkit2gtk-driver": findExecutable("WebKitWebDriver") && miniBrowser(),
      xvfb: findExecutable("Xvfb"),
      // For the film.
      "gstreamer1.0-plugins-good": gstreamerPlugin("vpx"),
      "gstreamer1.0-libav": gstreamerPlugin("libav"),
    };
    const absent = Object.entries(isThere).filter(([, path]) => path === undefined);
    return absent.length === 0 ? undefined : absent.map(([name]) => name).join(", ");
  },
  start,
};

function miniBrowser(): string | undefined {
  return globSync("/usr/lib*/{*/,}webkit2gtk-4.*/MiniBrowser")[0];
}

function gstreamerPlugin(name: string): string | undefined {
  return globSync(`/usr/lib*/{*/,}gstreamer-1.0/libgst${name}.so`)[0];
}

async function start(siteUrl: string): Promise<RunningEngine> {
  const display = await startVirtualDisplay();
  const proxy = await startReportingProxy(siteUrl);
  let driver = await startDriver(display.display);
  process.once("exit", () => driver.end());
  const openWindow = (limit = LIMIT_MS) =>
    openWebkitWindow(driver.url, miniBrowser() ?? "", proxy, limit);
  // The first window fills the caches of fonts and drawings: it takes longer than a test may.
  const first = await openWindow(START_LIMIT_MS);
  await first.open(`${proxy.url}/pt`);
  await first.close();
  return {
    siteUrl: proxy.url,
    async openWindow() {
      try {
        return await openWindow();
      } catch {
        // Once in some hundred times the driver never opens a browser, and from then on no other.
        driver.end();
        driver = await startDriver(display.display);
        return openWindow();
      }
    },
    async stop() {
      driver.end();
      display.stop();
      await proxy.close();
    },
  };
}

/** Starts what drives one browser after the other, and waits until it answers. */
async function startDriver(display: string) {
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    // No graphics card is needed. Compositing stays on: without it, transitions between pages
    // end this browser.
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: "1" },
    stdio: "ignore",
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  await withinLimit(answering(url, driver), "start of WebKitWebDriver", {
    milliseconds: START_LIMIT_MS,
  });
  return { url, end: () => endProcessGroup(driver.pid) };
}

async function answering(url: string, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    try {
      if ((await fetch(`${url}/status`)).ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("WebKitWebDriver ended before it was ready");
}

const KEYS: Readonly<Record<PressedKey, string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowRight: Key.ARROW_RIGHT,
};

/** Starts a browser by WebDriver: each window is one of its own, so that nothing is remembered. */
async function openWebkitWindow(
  driverUrl: string,
  binary: string,
  proxy: ReportingProxy,
  milliseconds: number,
): Promise<EngineWindow> {
  const capabilities = new Capabilities()
    .setBrowserName("MiniBrowser")
    .set("webkitgtk:browserOptions", {
      binary,
      args: ["--automation"],
    });
  const driver = await withinLimit(
    Promise.resolve(new Builder().usingServer(driverUrl).withCapabilities(capabilities).build()),
    "start of WebKit",
    { milliseconds },
  );
  proxy.takeMessages();
  const messages: string[] = [];
  return {
    open: (url) => driver.get(url),
    resize: (width, height) => resize(driver, width, height),
    evaluate: (expression) => driver.executeScript(`return (${expression});`),
    movePointer: (x, y) => driver.actions().move({ x, y, origin: Origin.VIEWPORT }).perform(),
    click: (x, y) => driver.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform(),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    async messages() {
      messages.push(...proxy.takeMessages());
      return messages;
    },
    close: () => driver.quit(),
  };
}

/** Resolves when the page has the new width; the browser's bars take of the height. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  while ((await driver.executeScript("return innerWidth;")) !== width) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
