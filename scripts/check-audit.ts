import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { auditedPackages, seriousAdvisories } from "./audited-packages.ts";
import { bundledPackages } from "./bundled-packages-plugin.ts";

// `npm run check:audit`, after a build: asks the registry about all packages, since most of what the bundles
// contain is a development dependency, and fails for those that run where the site runs.

const lock: unknown = JSON.parse(readFileSync("package-lock.json", "utf8"));
const audited = auditedPackages(lock, bundledPackages());
// Its exit code counts the build's own tools as well.
const { stdout, stderr } = spawnSync("npm", ["audit", "--json"], {
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
});
try {
  const advisories = seriousAdvisories(JSON.parse(stdout), audited);
  for (const line of advisories) process.stderr.write(`${line}\n`);
  process.stdout.write(`${audited.size} packages, ${advisories.length} serious advisories\n`);
  process.exitCode = advisories.length > 0 ? 1 : 0;
} catch {
  process.stderr.write(
    `The registry was not asked, or its response is no report:\n${stdout}${stderr}\n`,
  );
  process.exitCode = 1;
}
