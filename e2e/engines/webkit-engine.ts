import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { expect } from "@playwright/test";
import { freePort } from "#tests/free-port.ts";
import type { Engine, EngineWindow, PressedKey, RunningEngine } from "./engine.ts";
import { endProcessGroup, findExecutable, startVirtualDisplay } from "./processes.ts";
import { type ReportingProxy, startReportingProxy } from "./reporting-proxy.ts";
import { LIMIT_MS, START_LIMIT_MS, withinLimit } from "./time-limit.ts";

const miniBrowser = () => globSync("/usr/lib*/{*/,}webkit2gtk-4.*/MiniBrowser")[0];
const gstreamerPlugin = (name: string) =>
  globSync(`/usr/lib*/{*/,}gstreamer-1.0/libgst${name}.so`)[0];

export const WEBKIT: Engine = {
  title: "WebKit",
  // The minimum width of its small browser's window.
  narrowest: 460,
  // It rejects promises of cross-page transitions that no script requested.
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

async function start(siteUrl: string): Promise<RunningEngine> {
  const display = await startVirtualDisplay();
  const proxy = await startReportingProxy(siteUrl);
  let driver = await startDriver(display.display);
  process.once("exit", () => driver.end());
  // The first window fills caches of fonts and drawings, and takes longer than a test may.
  const first = await openWindow(driver.url, proxy, START_LIMIT_MS);
  await first.open(`${proxy.url}/pt`);
  await first.close();
  return {
    siteUrl: proxy.url,
    async openWindow() {
      try {
        return await openWindow(driver.url, proxy);
      } catch {
        // Rarely, the driver never opens a browser; then a new driver is needed.
        driver.end();
        driver = await startDriver(display.display);
        return openWindow(driver.url, proxy);
      }
    },
    async stop() {
      driver.end();
      display.stop();
      proxy.close();
    },
  };
}

/** Starts the driver and waits until it responds. */
async function startDriver(display: string) {
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    // No graphics card is needed. Compositing stays on, because without it cross-page transitions
    // crash this browser.
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: "1" },
    stdio: "ignore",
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  const isListening = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isListening, { timeout: START_LIMIT_MS, intervals: [50] }).toBe(true);
  return { url, end: () => endProcessGroup(driver.pid) };
}

/** Sends a WebDriver command (https://www.w3.org/TR/webdriver2/). */
async function command(method: string, url: string, parameters?: object): Promise<unknown> {
  const body = parameters === undefined ? null : JSON.stringify(parameters);
  const response = await fetch(url, { method, body });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

const KEYS: Readonly<Record<PressedKey, string>> = {
  Enter: "\uE007",
  Escape: "\uE00C",
  ArrowRight: "\uE014",
};

/** Starts a browser per window, so that nothing is remembered. */
async function openWindow(
  driverUrl: string,
  proxy: ReportingProxy,
  milliseconds = LIMIT_MS,
): Promise<EngineWindow> {
  const options = { binary: miniBrowser(), args: ["--automation"] };
  const capabilities = {
    alwaysMatch: { browserName: "MiniBrowser", "webkitgtk:browserOptions": options },
  };
  const started = command("POST", `${driverUrl}/session`, { capabilities });
  const { sessionId } = (await withinLimit(started, "start of WebKit", milliseconds)) as {
    sessionId: string;
  };
  proxy.takeMessages();
  const messages: string[] = [];
  const session = `${driverUrl}/session/${sessionId}`;
  const post = (path: string, parameters: object) => command("POST", session + path, parameters);
  const evaluate = (expression: string) =>
    post("/execute/sync", { script: `return (${expression});`, args: [] });
  const point = async (x: number, y: number, ...then: readonly object[]) => {
    const move = { type: "pointerMove", duration: 50, origin: "viewport", x, y };
    const parameters = { pointerType: "mouse" };
    const mouse = { type: "pointer", id: "mouse", parameters, actions: [move, ...then] };
    await post("/actions", { actions: [mouse] });
  };
  const type = async (text: string) => {
    const actions = Array.from(text).flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await post("/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
  };
  return {
    open: async (url) => void (await post("/url", { url })),
    /** Resolves at the page's new width; the browser's bars reduce its height. */
    async resize(width, height) {
      await post("/window/rect", { x: 0, y: 0, width, height });
      await expect.poll(() => evaluate("innerWidth"), { intervals: [20] }).toBe(width);
    },
    evaluate,
    movePointer: (x, y) => point(x, y),
    click: (x, y) =>
      point(x, y, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }),
    press: (key) => type(KEYS[key]),
    type,
    screenshot: async () =>
      Buffer.from(String(await command("GET", `${session}/screenshot`)), "base64"),
    async messages() {
      messages.push(...proxy.takeMessages());
      return messages;
    },
    close: async () => void (await command("DELETE", session)),
  };
}
