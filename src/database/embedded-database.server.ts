import { mkdir, realpath } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { type Log, redactedError } from "#runtime/logging/log.ts";
import { createChannels } from "./channels.ts";
import type { Database } from "./database.ts";
import { CONTENT_CHANNEL, readContentRevision, watchRevision } from "./content-revision.ts";
import { offerOnSocket } from "./embedded-socket.server.ts";
import { DatabaseInUseError, lockFolder } from "./folder-lock.server.ts";
import { markInitialised, assertIntact } from "./folder-marker.server.ts";
import { SOCKET_FILE, isSocketAlive, socketFolder } from "./socket-path.server.ts";
import { withTimeLimit } from "#runtime/concurrency/time-limit.ts";
import { turnOfItsOwn } from "#runtime/concurrency/turn-of-its-own.ts";

/** Holds the content several times; PostgreSQL's default of 128 MB would stay allocated. */
const SHARED_BUFFERS = "16MB";

interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: Log;
  readonly offerSocket: boolean;
}

/**
 * Opens `{dataDir}/database` for this process alone; see `connectDatabase`. Refuses a damaged one,
 * over which PGlite would create an empty one. With `offerSocket`, other processes of the same user
 * can connect through this one.
 */
export async function openEmbeddedDatabase(options: EmbeddedOptions): Promise<Database> {
  await mkdir(join(options.dataDir, "database"), { recursive: true, mode: 0o700 });
  const dataDir = await realpath(options.dataDir);
  const folder = join(dataDir, "database");
  const unlock = await lockFolder(folder);
  try {
    const socketPath = join(await socketFolder(dataDir), SOCKET_FILE);
    // Another container that shares the folder does not see the lock, but the socket.
    if (await isSocketAlive(socketPath)) throw new DatabaseInUseError(folder);
    await assertIntact(folder);
    const pglite = await PGlite.create(folder, {
      startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${SHARED_BUFFERS}`],
    });
    await markInitialised(folder);
    return await serve(pglite, options.offerSocket ? socketPath : undefined, options.log, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function serve(
  pglite: PGlite,
  socketPath: string | undefined,
  log: Log,
  unlock: () => Promise<void>,
): Promise<Database> {
  // PGlite drains its queue without yielding, so each query yields first.
  const query = pglite.query.bind(pglite);
  pglite.query = (async (...given: Parameters<typeof query>) => {
    await turnOfItsOwn();
    return query(...given);
  }) as typeof query;
  const orm = drizzle({ client: pglite }) as unknown as Database["orm"];
  const contentRevision = () => readContentRevision(orm);

  const channels = createChannels();
  // A socket client's NOTIFY reaches only that client, so the revision is read after each exchange.
  let checkRevision = () => {};
  const afterExchange = () => checkRevision();
  const stopOffering =
    socketPath === undefined
      ? async () => {}
      : await offerOnSocket({ pglite, path: socketPath, afterExchange, log });

  return {
    engine: "pglite",
    orm,
    contentRevision,
    async ping() {
      await withTimeLimit(orm.execute(sql`select 1`), 3000);
    },
    async onContentChange(listener) {
      const watch = watchRevision(listener, log);
      await pglite.listen(CONTENT_CHANNEL, watch.announced);
      for (const name of channels.names)
        await pglite.listen(name, (payload) => channels.received(name, payload));
      watch.found(await contentRevision());
      checkRevision = () => {
        channels.missed();
        contentRevision().then(watch.found, (error: unknown) => {
          if (!pglite.closed)
            log.warn({ reason: redactedError(error) }, "Content revision not read");
        });
      };
    },
    onMessage: channels.on,
    async close() {
      await stopOffering();
      await pglite.close();
      await unlock();
    },
  };
}
