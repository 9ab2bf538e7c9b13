import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * A Chromium to test in: `CHROMIUM_PATH`, else an installed one, else Debian's package when root,
 * else the one that Playwright downloads. Throws with what to do when there is none.
 */
export function chromiumPath(): string {
  const configured = process.env["CHROMIUM_PATH"];
  if (configured !== undefined) return configured;
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed !== undefined) return installed;
  const attempts = [installDebianPackage, downloadPlaywrightsOwn];
  for (const attempt of attempts) {
    const path = attempt();
    if (path !== undefined && existsSync(path)) return path;
  }
  throw new Error(
    "No Chromium found: set CHROMIUM_PATH, install the package `chromium`, " +
      "or run `npx playwright install chromium`.",
  );
}

function installDebianPackage(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  const succeeded =
    tryToRun("apt-get", ["update", "-qq"]) &&
    tryToRun("apt-get", ["install", "-y", "-qq", "chromium"]);
  return succeeded ? "/usr/bin/chromium" : undefined;
}

function downloadPlaywrightsOwn(): string | undefined {
  return tryToRun("npx", ["playwright", "install", "chromium"])
    ? chromium.executablePath()
    : undefined;
}

function tryToRun(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    return true;
  } catch {
    return false;
  }
}
