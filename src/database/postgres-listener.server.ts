import { setTimeout as sleep } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Client } from "pg";
import { type Log, redactedError } from "#runtime/logging/log.ts";
import type { createChannels } from "./channels.ts";
import type { Orm } from "./database.ts";
import { CONTENT_CHANNEL, readContentRevision, type watchRevision } from "./content-revision.ts";
import { withTimeLimit } from "#runtime/concurrency/time-limit.ts";

const POLL_INTERVAL_MS = 30_000;
const MAX_BACKOFF_MS = 30_000;

interface Listening {
  readonly createClient: () => Client;
  readonly watch: ReturnType<typeof watchRevision>;
  readonly channels: ReturnType<typeof createChannels>;
  readonly log: Log;
}

/**
 * Listens for new content and messages on its own connection and reconnects with exponential backoff (0.5 to 30
 * seconds). Also reads the revision after each connect and every thirty seconds, to find missed
 * announcements and dead connections. Rejects if the first connect fails.
 */
export async function keepListening(listening: Listening): Promise<() => Promise<void>> {
  const stopped = new AbortController();
  const first = await listen(listening, stopped.signal);
  const done = reconnectForever(listening, first, stopped.signal);
  return async () => {
    stopped.abort();
    await done;
  };
}

async function reconnectForever(
  listening: Listening,
  first: { readonly lost: Promise<void> },
  signal: AbortSignal,
): Promise<void> {
  await first.lost;
  let backoffMs = 500;
  while (!signal.aborted) {
    try {
      const { lost } = await listen(listening, signal);
      listening.log.info({}, "Listening for new content again");
      backoffMs = 500;
      await lost;
    } catch (error) {
      listening.log.warn(
        { reason: redactedError(error), backoffMs },
        "Not listening for new content",
      );
    }
    await sleep(backoffMs, undefined, { signal }).catch(() => {});
    backoffMs = Math.min(backoffMs * 2, MAX_BACKOFF_MS);
  }
}

async function listen({ createClient, watch, channels }: Listening, signal: AbortSignal) {
  const client = createClient();
  const lost = Promise.withResolvers<void>();
  const giveUp = () => lost.resolve();
  client.on("error", giveUp);
  client.on("end", giveUp);
  client.on("notification", ({ channel, payload = "" }) =>
    channel === CONTENT_CHANNEL ? watch.announced(payload) : channels.received(channel, payload),
  );
  const readRevision = async () => {
    watch.found(await readContentRevision(drizzle({ client }) as unknown as Orm));
  };
  try {
    await client.connect();
    for (const channel of [CONTENT_CHANNEL, ...channels.names])
      await client.query(`listen ${channel}`);
    await readRevision();
    channels.missed();
  } catch (error) {
    await end(client);
    throw error;
  }
  const polling = setInterval(() => readRevision().catch(giveUp), POLL_INTERVAL_MS);
  signal.addEventListener("abort", giveUp);
  // The signal may have aborted during the connect.
  if (signal.aborted) giveUp();
  const closed = lost.promise.then(async () => {
    clearInterval(polling);
    signal.removeEventListener("abort", giveUp);
    await end(client);
  });
  return { lost: closed };
}

/** A vanished server never confirms the end, so it waits two seconds at most. */
async function end(client: Client): Promise<void> {
  await withTimeLimit(client.end(), 2000).catch(() => {});
}
