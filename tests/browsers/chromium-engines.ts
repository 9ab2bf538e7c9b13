import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { chromiumPath } from "../chromium.ts";
import type { Engine } from "./engine.ts";
import { startWithPuppeteer } from "./puppeteer-window.ts";

/** Chrome, Edge, Samsung Internet as they are now. */
export const CHROMIUM: Engine = {
  title: "Chromium",
  narrowest: 320,
  ownMessages: [],
  // The end-to-end tests, which come before, have found or fetched one.
  missing: () => undefined,
  start: (siteUrl) =>
    startWithPuppeteer(siteUrl, {
      executablePath: chromiumPath(),
      args: ["--no-sandbox", "--disable-gpu"],
    }),
};

/** The oldest that is promised anything: without popover, `:has`, `dvh` (June 2022). */
export const CHROMIUM_103: Engine = {
  title: "Chromium 103",
  narrowest: 320,
  ownMessages: [/Permissions-Policy header: Origin trial controlled feature not enabled/],
  missing: () =>
    process.platform === "linux" && process.arch === "x64" ? undefined : "a Linux on x64",
  start: async (siteUrl) =>
    startWithPuppeteer(siteUrl, {
      executablePath: await unpackChromium103(),
      args: ["--no-sandbox", "--single-process", "--no-zygote", "--disable-gpu"],
    }),
};

/** Its package holds it compressed; unpacked once, for all workers and later runs. */
async function unpackChromium103(): Promise<string> {
  const folder = join(import.meta.dirname, "../../.cache/browsers");
  const path = join(folder, "chromium-103");
  if (existsSync(path)) return path;
  const packed = new URL("../bin/chromium.br", import.meta.resolve("@sparticuz/chromium"));
  await mkdir(folder, { recursive: true });
  // Another worker may do the same: what is there under this name is always whole.
  const draft = `${path}-${process.pid}`;
  await writeFile(draft, await promisify(brotliDecompress)(await readFile(fileURLToPath(packed))), {
    mode: 0o755,
  });
  await rename(draft, path);
  return path;
}
