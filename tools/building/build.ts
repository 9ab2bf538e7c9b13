import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { CONTENT_FOLDER } from "#content/built-in/content-files.server.ts";
import { findMissingPictures } from "./check-pictures.ts";
import { findTextProblems } from "./interface-texts.ts";
import { precompress } from "./precompress.ts";
import { readContent } from "../content/read-content.ts";

// `npm run build` builds everything that is served; `--if-needed` (before `npm start`) only if the sources changed. A
// missing translation or picture fails the build.

const STAMP = "build/.sources";
const SOURCES = [
  "src",
  "content",
  "messages",
  "public",
  "tools",
  "project.inlang",
  "desk.inlang",
].concat(
  ["package.json", "package-lock.json", "tsconfig.json"],
  ["vite.config.ts", "vite.desk.config.ts", "react-router.config.ts"],
);

const isCurrent = existsSync(STAMP) && readFileSync(STAMP, "utf8") === fingerprint();
if (!(process.argv.includes("--if-needed") && isCurrent)) {
  // Before removing the last build.
  if (!canBuild()) {
    endAt(
      "No build tools are installed here, and the sources differ from those of the last build",
      ["Run `npm ci`, or start this build as it is: node build/server/start.js"],
    );
  }
  endAt("Invalid texts", findTextProblems());
  const { problems } = await readContent(CONTENT_FOLDER);
  endAt("Invalid content", problems);
  // Pages read picture names from the manifest, so it is updated first.
  run(process.execPath, ["tools/building/build-images.ts"]);
  const sources = fingerprint();
  for (const folder of ["build/client", "build/server"]) {
    rmSync(folder, { recursive: true, force: true });
  }
  run("react-router", ["build"]);
  run("vite", ["build", "--config", "vite.desk.config.ts", "--logLevel", "error"]);
  // The file contains mailboxes; the server sends its public part only.
  rmSync("build/client/site-config.json", { force: true });
  endAt("Missing pictures", await findMissingPictures());
  // Lazy, because its libraries may be missing if nothing needs to be built.
  const { writeStyleIndex } = await import("./style-index.ts");
  await writeStyleIndex();
  await precompress("build/client");
  await precompress("build/desk");
  writeFileSync(STAMP, sources);
}

/** Returns false if only production dependencies are installed. */
function canBuild(): boolean {
  try {
    return import.meta.resolve("vite") !== "";
  } catch {
    return false;
  }
}

function endAt(title: string, problems: readonly string[]): void {
  if (problems.length === 0) return;
  process.stderr.write(`${title}:\n${problems.join("\n")}\n`);
  process.exit(1);
}

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: "inherit", shell: false });
  if (status !== 0) process.exit(status ?? 1);
}

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
