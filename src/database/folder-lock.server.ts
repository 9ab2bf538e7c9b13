import { createHash } from "node:crypto";
import { rm, stat } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { isSocketAlive, socketFolder } from "./socket-path.server.ts";

/** Thrown when another process has the embedded database open. */
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
 * Locks an existing folder and returns the function that unlocks it. The lock is a listening
 * socket, so it frees itself however the process ends. Throws {@link DatabaseInUseError} when
 * another process has it.
 */
export async function lockFolder(
  folder: string,
  platform: NodeJS.Platform = process.platform,
): Promise<() => Promise<void>> {
  // Device and inode identify the folder, whatever path or mount leads to it.
  const { dev, ino } = await stat(folder, { bigint: true });
  const name = `rubaiyat-${createHash("sha256").update(`${dev}:${ino}`).digest("hex").slice(0, 32)}`;

  if (platform === "linux") return unlocker(await listen(`\0${name}`, folder));

  // Elsewhere a socket is a file, which a killed process leaves behind.
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
