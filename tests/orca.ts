import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect } from "@playwright/test";
import { endProcessGroup } from "./browsers/end-process-group.ts";
import { findExecutable } from "./browsers/find-executable.ts";
import { startVirtualDisplay } from "./browsers/virtual-display.ts";
import { chromiumPath, headless } from "./chromium.ts";

/** What `startOrca` needs, and does not find. */
export const missingForOrca: readonly string[] = ["orca", "dbus-daemon", "Xvfb"].filter(
  (name) => findExecutable(name) === undefined,
);

/**
 * A window of Chromium whose pages Orca reads, the screen reader of GNOME, over AT-SPI as on a desktop. What it would
 * say is read from its own log; nothing is spoken.
 */
export async function startOrca(baseURL = "") {
  const folder = mkdtempSync(join(tmpdir(), "orca-"));
  const log = join(folder, "orca.log");
  const settings = join(folder, ".local/share/orca");
  mkdirSync(settings, { recursive: true });
  writeFileSync(
    join(settings, "orca-customizations.py"),
    "import orca.debug\norca.debug.debugFile.reconfigure(line_buffering=True)\n",
  );
  const display = await startVirtualDisplay();
  const bus = spawn("dbus-daemon", ["--session", "--print-address=1", "--nofork"], {
    stdio: ["ignore", "pipe", "ignore"],
    detached: true,
  });
  const [address] = (await once(bus.stdout, "data")) as [Buffer];
  const env = {
    ...process.env,
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    // Its own words, such as "link", in English; the page's are the page's.
    LANG: "C.UTF-8",
    DISPLAY: display.display,
    DBUS_SESSION_BUS_ADDRESS: address.toString().trim(),
  };
  const orca = spawn("orca", [`--debug-file=${log}`], { env, stdio: "ignore", detached: true });
  const end = () => {
    endProcessGroup(orca.pid);
    endProcessGroup(bus.pid);
    display.stop();
  };
  process.once("exit", end);
  const readLog = async () => {
    const lines = (await readFile(log, "utf8").catch(() => "")).matchAll(
      /SPEECH OUTPUT: '([^]*?)'(?:\{.*\})?$/gm,
    );
    return Array.from(lines, ([, words = ""]) => words.trim());
  };
  await expect.poll(readLog, "Orca has started").toContain("Screen reader on.");
  const { args, ...options } = headless(chromiumPath());
  const browser = await chromium.launch({
    ...options,
    headless: false,
    args: [...args, "--force-renderer-accessibility"],
    env,
  });
  const page = await browser.newPage({ baseURL, reducedMotion: "reduce" });
  let before = 0;
  return {
    page,
    /** It reads a page from top to bottom when it comes, and then heeds what is done with it. */
    async untilRead() {
      let length: number;
      do {
        ({ length } = await readLog());
        await page.waitForTimeout(1500);
      } while ((await readLog()).length > length);
    },
    /** What it has said since `forget`. */
    said: async () => (await readLog()).slice(before),
    forget: async () => {
      before = (await readLog()).length;
    },
    async stop() {
      await browser.close();
      end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
