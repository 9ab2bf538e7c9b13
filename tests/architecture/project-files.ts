import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

const IGNORED = readFileSync(join(ROOT, ".gitignore"), "utf8")
  .split("\n")
  .map((line) => line.trim())
  .filter((line) => line !== "");

export const PROJECT_FILES: readonly string[] = listFolder("").toSorted();

export function filesIn(folders: readonly string[], endings: readonly string[]): string[] {
  return PROJECT_FILES.filter(
    (path) =>
      folders.some((folder) => path.startsWith(folder)) &&
      endings.some((ending) => path.endsWith(ending)),
  );
}

export function readProjectFile(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

function listFolder(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name).replaceAll(sep, "/");
    if (entry.name === ".git" || isIgnored(path, entry.isDirectory())) return [];
    return entry.isDirectory() ? listFolder(path) : [path];
  });
}

/** Supports the forms of .gitignore in use: `folder/`, `path/folder/`, `*.ending`, `name`. */
function isIgnored(path: string, isFolder: boolean): boolean {
  return IGNORED.some((rule) => {
    if (rule.startsWith("*")) return path.endsWith(rule.slice(1));
    if (rule.endsWith("/")) return isFolder && `/${path}/`.endsWith(`/${rule}`);
    return `/${path}`.endsWith(`/${rule}`);
  });
}
