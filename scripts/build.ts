import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { checkTexts } from "./check-texts.ts";
import { precompress } from "./precompress.ts";

// `npm run build` makes everything that is served; `--if-needed` (before `npm start`) only when
// the sources differ from those of the last build. A text that a language lacks ends it.

const STAMP = "build/.sources";
const SOURCES = ["src", "messages", "public", "scripts", "project.inlang"].concat(
  ["package.json", "package-lock.json", "tsconfig.json"],
  ["vite.config.ts", "react-router.config.ts"],
);

const sources = fingerprint();
const isCurrent = existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources;
if (!(process.argv.includes("--if-needed") && isCurrent)) {
  const problems = await checkTexts();
  if (problems.length > 0) {
    process.stderr.write(`Texts that are not right:\n${problems.join("\n")}\n`);
    process.exit(1);
  }
  run("react-router", ["build"]);
  // The settings name mailboxes: the server answers with the part that is public.
  rmSync("build/client/site-config.json", { force: true });
  run(process.execPath, ["scripts/build-images.ts"]);
  await precompress("build/client");
  writeFileSync(STAMP, sources);
}

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: "inherit", shell: false });
  if (status !== 0) process.exit(status ?? 1);
}

/** Changes when any source file changes; sizes and times of modification are enough for that. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const path of SOURCES.flatMap(listFiles).toSorted()) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("paraglide"))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
}
