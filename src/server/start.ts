import { pino } from "pino";
import {
  loadSiteSettings,
  UNREAD_SITE_SETTINGS,
} from "#api/site-settings/load-site-settings.server.ts";
import type { SiteSettings } from "#api/site-settings/site-settings.contract.ts";
import {
  EnvironmentError,
  readEnvironment,
  chooseProductionLibraries,
} from "#configuration/environment.server.ts";
import { connectDatabase, type Orm } from "#database/connect.server.ts";
import { prepareDatabase } from "#database/seed.ts";
import { withTimeLimit } from "#concurrency/time-limit.ts";
import { outboxDepth } from "#leads/deliver/outbox.queries.ts";
import { startCleanUp } from "./clean-up.ts";
import { createArticleRenderer } from "./article-renderer.ts";
import { askForSettings, configuredOutbox } from "./configured-outbox.ts";
import { createHttpServer } from "#http/http-server.ts";
import { createMetrics, requestKind } from "./metrics.ts";
import { createProcessLog } from "#logging/process-log.ts";
import { currentRequestId } from "#http/request-id.ts";
import { securityHeaders } from "#http/security-headers.ts";
import { keepShared } from "./share-assets.ts";
import { createShutDown } from "./shut-down.ts";

/** Whoever reads the metrics does not wait for long. */
const METRICS_LIMIT_MS = 2000;
/** The last lines of a process that is killed outright are lost. */
const LOG_DELAY_MS = 200;
/** Orchestrators commonly kill after 30 seconds. */
const STOP_LIMIT_MS = 25_000;

// The one file with effects: reads the settings, opens the doors, and closes them again.

const SIGNALS = ["SIGTERM", "SIGINT"] as const;
// As the first process of a container this one would else not hear them before it is ready.
const endEarly = () => process.exit(1);
for (const signal of SIGNALS) process.once(signal, endEarly);

const environment = environmentOrExit();
const log = createProcessLog(
  environment.logLevel,
  // Writing each line by itself would cost more than answering from memory.
  pino.destination({ sync: false, minLength: 16_000, periodicFlush: LOG_DELAY_MS }),
);

const database = await connectDatabase({
  ...(environment.databaseUrl === undefined ? {} : { databaseUrl: environment.databaseUrl }),
  dataDir: environment.dataDir,
  log,
}).catch(exit);
await prepareDatabase(database).catch(exit);

const settings = await loadSiteSettings(environment.siteConfig, log);
chooseProductionLibraries();
const { createApp } = await import(new URL("../../build/server/index.js", import.meta.url).href);
const metrics = createMetrics(() => withTimeLimit(outboxDepth(database.orm), METRICS_LIMIT_MS));
const outboxOptions = { environment, database, log, onAttempt: metrics.delivery };
let outbox = configuredOutbox(outboxOptions, settings);
const { quarantineDays } = environment;
const cleanUp = startCleanUp({ database, quarantineDays, log });
const renderArticleBody = createArticleRenderer({ log });
const appWith = (siteSettings: SiteSettings) =>
  createApp({
    environment,
    database,
    settings: siteSettings,
    log,
    onLeadStored: (transaction: Orm, leadId: string) => outbox.onLeadStored(transaction, leadId),
    metrics,
    renderArticleBody,
    requestId: currentRequestId,
    isStopping: () => shutDown.isStopping(),
  });
let site = appWith(settings ?? UNREAD_SITE_SETTINGS);
await database.onContentChange((revision) => {
  site.contentChanged();
  log.info({ revision }, "Content changed: pages are rendered anew");
});
if (settings === undefined) {
  log.error("Nothing is delivered or mailed until the site settings can be read");
  askForSettings(environment.siteConfig, log, async (read) => {
    await outbox.stop();
    if (shutDown.isStopping()) return;
    outbox = configuredOutbox(outboxOptions, read);
    site = appWith(read);
    log.info("Site settings are read: leads go out, and pages are rendered anew");
  });
}

const door = createHttpServer({
  fetch: (request, connection) => site.app.fetch(request, connection),
  fromCache: (incoming) => site.fromCache(incoming),
  headersOf: securityHeaders(environment.siteUrl),
  isBehindProxy: environment.trustProxy > 0,
  onCompleted(request) {
    metrics.answered(request);
    const fields = { ...request, milliseconds: Math.round(request.milliseconds) };
    log[requestKind(request.path) === "probe" ? "debug" : "info"](fields, "request");
  },
  onFailed: (error) => log.error({ reason: String(error) }, "Request failed"),
});
const shutDown = createShutDown({
  door,
  // No other lead is begun; the one at hand is finished while the last requests are answered.
  stopWorkers: () => Promise.all([outbox.stop(), cleanUp.stop()]),
  finish: () => database.close(),
  graceMs: environment.stopGraceMs,
  limitMs: STOP_LIMIT_MS,
  log,
  exit: (code) => process.exit(code),
});
for (const signal of SIGNALS) {
  process.off(signal, endEarly);
  process.on(signal, () => void shutDown.onSignal(signal));
}
// Before the first page goes out: whatever server is asked for its files has them.
if (environment.assetsDir !== undefined) await keepShared(environment.assetsDir, log);
const port = await door.listen(environment.port, environment.host).catch(exit);
log.info({ address: environment.siteUrl, port, engine: database.engine }, "ready");

function environmentOrExit() {
  try {
    return readEnvironment();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

function exit(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
