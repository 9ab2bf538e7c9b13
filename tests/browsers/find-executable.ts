import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The first of these programs that is there: absolute paths, or names looked up in PATH. */
export function findExecutable(...names: readonly string[]): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const candidates = names.flatMap((name) =>
    name.startsWith("/") ? [name] : folders.map((folder) => join(folder, name)),
  );
  return candidates.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
