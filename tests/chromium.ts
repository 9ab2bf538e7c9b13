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
    : chromiumPath(configured);
}

/**
 * A Chromium as visitors have it: `CHROMIUM_PATH`, else an installed one, else the one that a package of npm
 * holds. Throws with what to do where that one does not run.
 */
export function chromiumPath(
  configured = process.env["CHROMIUM_PATH"],
  installed = INSTALLED,
): string {
  const found = configured ?? installed.find((path) => existsSync(path));
  if (found !== undefined) return found;
  if (isPackagedChromiumUsable) return packagedChromium("@sparticuz/chromium");
  throw new Error("No Chromium found: install one, or set CHROMIUM_PATH.");
}
