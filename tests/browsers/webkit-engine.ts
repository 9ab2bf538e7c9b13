import { type ChildProcess, spawn } from "node:child_process";
import { globSync } from "node:fs";
import { freePort } from "../free-port.ts";
import { endProcessGroup } from "./end-process-group.ts";
import type { Engine, RunningEngine } from "./engine.ts";
import { findExecutable } from "./find-executable.ts";
import { startReportingProxy } from "./reporting-proxy.ts";
import { START_LIMIT_MS, withinLimit } from "./time-limit.ts";
import { startVirtualDisplay } from "./virtual-display.ts";
import { openWebkitWindow } from "./webkit-window.ts";

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
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    // No graphics card is needed. Compositing stays on: without it, transitions between pages
    // end this browser.
    env: { ...process.env, DISPLAY: display.display, LIBGL_ALWAYS_SOFTWARE: "1" },
    stdio: "ignore",
    detached: true,
  });
  const driverUrl = `http://127.0.0.1:${port}`;
  process.once("exit", () => endProcessGroup(driver.pid));
  await withinLimit(answering(driverUrl, driver), "start of WebKitWebDriver", {
    milliseconds: START_LIMIT_MS,
  });
  const openWindow = () => openWebkitWindow(driverUrl, miniBrowser() ?? "", proxy);
  // The first window fills the caches of fonts and drawings: it takes longer than a test may.
  const first = await openWindow();
  await first.open(`${proxy.url}/pt`);
  await first.close();
  return {
    siteUrl: proxy.url,
    openWindow,
    async stop() {
      endProcessGroup(driver.pid);
      display.stop();
      await proxy.close();
    },
  };
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
