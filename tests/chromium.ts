import { existsSync } from "node:fs";
import { isPackagedChromiumUsable, packagedChromium } from "./packaged-chromium.ts";

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Returns the Chromium of browser tests: `CHROMIUM_PATH`, else the packaged headless one, which takes a third less CPU. */
export function headlessChromiumPath(): string {
  const configured = process.env["CHROMIUM_PATH"];
  return configured === undefined && isPackagedChromiumUsable
    ? packagedChromium("@sparticuz/chromium")
    : chromiumPath();
}

/** Returns a full Chromium: `CHROMIUM_PATH`, else an installed one. */
export function visitorsChromiumPath(): string | undefined {
  return process.env["CHROMIUM_PATH"] ?? INSTALLED.find((path) => existsSync(path));
}

/** Returns a full Chromium, else the packaged one; throws if neither runs. */
export function chromiumPath(): string {
  const found = visitorsChromiumPath();
  if (found !== undefined) return found;
  if (isPackagedChromiumUsable) return packagedChromium("@sparticuz/chromium");
  throw new Error("No Chromium found: install one, or set CHROMIUM_PATH.");
}

export const headless = (executablePath: string) => ({
  executablePath,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});
