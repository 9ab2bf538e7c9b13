import { createHash } from "node:crypto";
import { lstat, mkdir, realpath } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** PostgreSQL's own name for a socket, so that `psql -h <folder>` and `pg` find it too. */
export const SOCKET_FILE = ".s.PGSQL.5432";

/** Linux allows 107 bytes for the path of a socket, macOS 103. */
const LONGEST_PATH = 103;

/** How a PostgreSQL client reaches the database that the server of `dataDir` offers. */
export async function socketConnection(dataDir: string) {
  return {
    host: await socketFolder(await realpath(dataDir)),
    port: 5432,
    user: "postgres",
    database: "postgres",
    max: 1,
  };
}

/**
 * The folder for the sockets of a data folder: that folder itself, or, when its path is too long
 * for a socket, a private one in the system's temporary folder, the same for every process.
 */
export async function socketFolder(folder: string): Promise<string> {
  if (Buffer.byteLength(join(folder, SOCKET_FILE)) <= LONGEST_PATH) return folder;
  const hash = createHash("sha256").update(folder).digest("hex").slice(0, 32);
  const short = join(tmpdir(), `rubaiyat-${hash}`);
  await mkdir(short, { recursive: true, mode: 0o700 });
  const found = await lstat(short);
  // Another user may have made it first, to pose as the server.
  const isOurs = found.isDirectory() && found.uid === process.getuid?.();
  if (!isOurs || (found.mode & 0o077) !== 0) {
    throw new Error(`${short} must be a folder that only this user can open.`);
  }
  return short;
}

/** Whether a process listens on the socket; a file left behind by a dead one does not accept. */
export function isSocketAlive(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    const settle = (isAlive: boolean) => {
      socket.destroy();
      resolve(isAlive);
    };
    socket.once("connect", () => settle(true));
    socket.once("error", () => settle(false));
  });
}
