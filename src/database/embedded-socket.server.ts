import { chmod, rm } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import type { PGlite } from "@electric-sql/pglite";
import { type Log, redactedError } from "#runtime/logging/log.ts";
import { clientMessages } from "./postgres-messages.ts";

/** Limits how long an idle transaction of a client can block the site. */
const SILENCE_IN_TRANSACTION_MS = 10_000;

interface Offer {
  readonly pglite: PGlite;
  readonly path: string;
  /** Called when a client's exchange has ended and the database is free. */
  readonly afterExchange: () => void;
  readonly log: Log;
}

/**
 * Offers the embedded database to PostgreSQL clients of the same user on a unix socket.
 *
 * PGlite has a single session, so a client holds it from its first message to the end of its
 * transaction. Sharing it per message (as `@electric-sql/pglite-socket` does) would let the
 * server's writes join a client's transaction and vanish with its rollback.
 */
export async function offerOnSocket(offer: Offer): Promise<() => Promise<void>> {
  const clients = new Set<Promise<void>>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const served = serveClient(socket, offer)
      .catch((error: unknown) =>
        offer.log.warn({ reason: redactedError(error) }, "Socket client lost"),
      )
      .finally(() => {
        sockets.delete(socket);
        clients.delete(served);
      });
    clients.add(served);
  });
  await rm(offer.path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(offer.path, resolve);
  });
  await chmod(offer.path, 0o600);

  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    await Promise.all([closed, ...clients]);
  };
}

async function serveClient(socket: Socket, { pglite, afterExchange }: Offer): Promise<void> {
  socket.on("timeout", () => socket.destroy());
  // The loop below reports errors; without a listener a late one would end the process.
  socket.on("error", () => {});
  const onRawData = (data: Uint8Array) => {
    if (socket.writable) socket.write(Buffer.from(data));
  };
  let release: (() => void) | undefined;
  try {
    for await (const { type, bytes } of clientMessages(socket)) {
      if (type === "encryption") socket.write("N");
      else if (type === "cancel" || type === "X") return;
      else {
        release ??= await takeSession(pglite);
        if (socket.destroyed) return;
        socket.setTimeout(SILENCE_IN_TRANSACTION_MS);
        await pglite.execProtocolRawStream(bytes, { onRawData });
        const endsExchange = type === "startup" || type === "Q" || type === "S";
        if (endsExchange && !pglite.isInTransaction()) {
          socket.setTimeout(0);
          release();
          release = undefined;
          if (type !== "startup") afterExchange();
        }
      }
    }
  } finally {
    if (release) await rollBack(pglite).finally(release);
    socket.destroy();
  }
}

/** Waits until no query or transaction runs, and blocks others until released. */
function takeSession(pglite: PGlite): Promise<() => void> {
  return new Promise((taken, failed) => {
    const untilReleased = () => new Promise<void>((release) => taken(release));
    pglite._runExclusiveTransaction(untilReleased).catch(failed);
  });
}

/**
 * Rolls back a lost client's transaction, within a failed statement (second attempt) or an
 * unfinished one.
 */
async function rollBack(pglite: PGlite): Promise<void> {
  const rollback = Buffer.from("Q\0\0\0\x0dROLLBACK\0", "latin1");
  const sync = Buffer.from("S\0\0\0\x04", "latin1");
  for (const message of [rollback, sync, rollback]) {
    await pglite.execProtocolRawStream(message, { onRawData: () => {} });
  }
}
