import { globSync, readFileSync } from "node:fs";
import { BASELINE_EXCEPTIONS } from "./baseline-exceptions.ts";
import { newerFeaturesOfCss, newerFeaturesOfScript } from "./find-newer-features.ts";

// Fails if the build uses features newer than the supported browsers, apart from baseline-exceptions.ts.

const used = new Map<string, string>();
for (const path of globSync("build/client/assets/*.{css,js}")) {
  const find = path.endsWith(".css") ? newerFeaturesOfCss : newerFeaturesOfScript;
  for (const feature of await find(readFileSync(path, "utf8"))) used.set(feature, path);
}
const unexplained = [...used].filter(([feature]) => !BASELINE_EXCEPTIONS.has(feature));
const unused = [...BASELINE_EXCEPTIONS.keys()].filter((feature) => !used.has(feature));
for (const [feature, path] of unexplained)
  process.stderr.write(`Too new, without a check or an exception: ${feature} in ${path}\n`);
for (const feature of unused) process.stderr.write(`Unused exception: ${feature}\n`);
if (used.size === 0) process.stderr.write("Nothing found. Run `npm run build` first.\n");
if (unexplained.length + unused.length > 0 || used.size === 0) process.exitCode = 1;
