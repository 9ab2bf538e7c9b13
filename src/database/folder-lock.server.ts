import { createHash } from "node:crypto";
import { rm, stat } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { isSocketAlive, socketFolder } from "./socket-path.server.ts";

/** Another process has the embedded database open. */
export class DatabaseInUseError extends Error {
  override name = "DatabaseInUseError";
  constructor(folder: string) {
    super(
      `Another process is using the embedded database in ${folder}. ` +
        "Stop it, choose another DATA_DIR, or set DATABASE_URL to share a PostgreSQL.",
    );
  }
}

/**
 * Takes the lock of an existing folder and returns the function that releases it. The lock is a
 * listening socket, so that it frees itself however the process ends. Throws
 * {@link DatabaseInUseError} when another process has it.
 */
export async function lockFolder(
  folder: string,
  platform: NodeJS.Platform = process.platform,
): Promise<() => Promise<void>> {
  // Device and inode name the folder itself, whatever path or mount leads to it.
  const { dev, ino } = await stat(folder, { bigint: true });
  const name = `rubaiyat-${createHash("sha256").update(`${dev}:${ino}`).digest("hex").slice(0, 32)}`;

  if (platform === "linux") return unlocker(await listen(`\0${name}`, folder));

  // Elsewhere a socket is a file, and one left behind by a killed process must be cleared away.
  const path = join(await socketFolder(folder), "lock.sock");
  if (!(await isSocketAlive(path))) await rm(path, { force: true });
  return unlocker(await listen(path, folder));
}

function listen(socketPath: string, folder: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(error.code === "EADDRINUSE" ? new DatabaseInUseError(folder) : error);
    });
    server.listen(socketPath, () => resolve(server.unref()));
  });
}

function unlocker(server: Server) {
  return () => new Promise<void>((resolve) => server.close(() => resolve()));
}
