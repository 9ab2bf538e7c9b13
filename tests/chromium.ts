import { existsSync } from "node:fs";
import { isPackagedChromiumUsable, packagedChromium } from "./packaged-chromium.ts";

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * The Chromium of end-to-end tests: `CHROMIUM_PATH`, else the one that a package of npm holds. Without the
 * parts that draw windows it takes two thirds of the processor time of an installed one.
 */
export function headlessChromiumPath(): string {
  const configured = process.env["CHROMIUM_PATH"];
  return configured === undefined && isPackagedChromiumUsable
    ? packagedChromium("@sparticuz/chromium")
    : chromiumPath();
}

/** A Chromium as visitors have it: `CHROMIUM_PATH`, else an installed one; undefined where there is none. */
export function visitorsChromiumPath(): string | undefined {
  return process.env["CHROMIUM_PATH"] ?? INSTALLED.find((path) => existsSync(path));
}

/** That one, else the one that a package holds. Throws with what to do where that one does not run. */
export function chromiumPath(): string {
  const found = visitorsChromiumPath();
  if (found !== undefined) return found;
  if (isPackagedChromiumUsable) return packagedChromium("@sparticuz/chromium");
  throw new Error("No Chromium found: install one, or set CHROMIUM_PATH.");
}

/** How end-to-end tests start a Chromium. */
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
