import { spawnSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { BREAKAGES, type Breakage } from "./breakages.ts";

// `npm run test:power`: breaks a copy of the project in one place at a time, and checks that the suite notices.
// `-- 3 7` selects entries by number, `-- unit` those that need no build.

const LEFT_OUT = new Set(["node_modules", ".git", ".data", "test-results", "playwright-report"]);

const wanted = process.argv.slice(2);
const chosen = [...BREAKAGES.entries()].filter(([at, { test }]) =>
  wanted.every((word) => word === "unit")
    ? wanted.length === 0 || !isInBrowser(test)
    : wanted.includes(String(at + 1)),
);

const folder = await mkdtemp(join(tmpdir(), "power-"));
const unnoticed: string[] = [];
try {
  await cp(".", folder, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  await symlink(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  for (const [at, breakage] of chosen) {
    const started = Date.now();
    const outcome = await proveNoticed(breakage);
    const seconds = Math.round((Date.now() - started) / 1000);
    const line = `${at + 1}. ${breakage.breaks} (${breakage.test}): ${outcome}, ${seconds} s`;
    process.stdout.write(`${line}\n`);
    if (outcome !== "noticed") unnoticed.push(line);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.stdout.write(`\n${chosen.length - unnoticed.length} of ${chosen.length} are noticed\n`);
for (const line of unnoticed) process.stdout.write(`  not: ${line}\n`);
process.exitCode = unnoticed.length === 0 ? 0 : 1;

async function proveNoticed(breakage: Breakage): Promise<string> {
  const path = join(folder, breakage.file);
  const whole = await readFile(path, "utf8");
  const parts = whole.split(breakage.from);
  if (parts.length !== 2) return `stands ${parts.length - 1} times in ${breakage.file}`;
  await writeFile(path, parts.join(breakage.to ?? ""));
  try {
    const { test, title } = breakage;
    if (!isInBrowser(test)) {
      const { status, stdout } = run("node_modules/vitest/vitest.mjs", "run", test);
      return status !== 0 && /Tests .*failed/.test(stdout) ? "noticed" : "not noticed";
    }
    const { status: built, stderr } = run("tools/building/build.ts");
    if (built !== 0) return `does not build: ${stderr.slice(-500)}`;
    const titles = title === undefined ? [] : ["--grep", title];
    const cli = "node_modules/@playwright/test/cli.js";
    const { status, stdout } = run(cli, "test", test, "--reporter=line", ...titles);
    return status !== 0 && /\d+ failed/.test(stdout) ? "noticed" : "not noticed";
  } finally {
    await writeFile(path, whole);
  }
}

function isInBrowser(test: string): boolean {
  return test.endsWith(".e2e.ts");
}

function run(...args: string[]) {
  return spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
}
