import { createHash } from "node:crypto";
import { lstat, mkdir, realpath } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** PostgreSQL's own name for a socket, so that `psql -h <folder>` and `pg` find it. */
export const SOCKET_FILE = ".s.PGSQL.5432";

/** Linux allows 107 bytes for a socket's path, macOS 103. */
const LONGEST_PATH = 103;

/** Returns the connection to the database that the server of `dataDir` offers. */
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
 * Returns the folder for a data folder's sockets: itself or, if its path is too long, a private
 * temporary folder that is the same for every process.
 */
export async function socketFolder(folder: string): Promise<string> {
  if (Buffer.byteLength(join(folder, SOCKET_FILE)) <= LONGEST_PATH) return folder;
  const hash = createHash("sha256").update(folder).digest("hex").slice(0, 32);
  const short = join(tmpdir(), `rubaiyat-${hash}`);
  await mkdir(short, { recursive: true, mode: 0o700 });
  const found = await lstat(short);
  // Another user may have created it, to impersonate the server.
  const isOurs = found.isDirectory() && found.uid === process.getuid?.();
  if (!isOurs || (found.mode & 0o077) !== 0) {
    throw new Error(`${short} must be a folder that only this user can open.`);
  }
  return short;
}

/** Whether a process listens on the socket; a dead one's file refuses connections. */
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
