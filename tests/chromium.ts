import { existsSync } from "node:fs";
import { isPackagedChromiumUsable, packagedChromium } from "./packaged-chromium.ts";

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * A Chromium to test in: `CHROMIUM_PATH`, else an installed one, else the one that a package of npm
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
