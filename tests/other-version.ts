import { spawnSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The project files that a build and a server need. */
const NEEDED = [
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

export interface OtherVersion extends AsyncDisposable {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Copies the project, applies `change` to the copy, and builds it. */
export async function buildOtherVersion(
  change: (folder: string) => Promise<void>,
): Promise<OtherVersion> {
  const folder = await mkdtemp(join(tmpdir(), "version-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  for (const path of NEEDED) await cp(path, join(folder, path), { recursive: true });
  // Copies no earlier builds except pictures, which take minutes.
  await cp(".cache/images", join(folder, ".cache/images"), { recursive: true });
  await symlink(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  await change(folder);
  const options = { cwd: folder, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["tools/building/build.ts"],
    options,
  );
  if (status === 0) return { folder, remove, [Symbol.asyncDispose]: remove };
  await remove();
  throw new Error(`The other version could not be built:\n${stdout}${stderr}`);
}

/** Replaces a text in a file; throws if it is missing. */
export async function replaceInFile(path: string, from: string, to: string): Promise<void> {
  const before = await readFile(path, "utf8");
  if (!before.includes(from)) throw new Error(`${path} has no ${from}`);
  await writeFile(path, before.replace(from, to));
}
