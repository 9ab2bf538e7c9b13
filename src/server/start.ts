import { pino } from "pino";
import { loadSiteSettings } from "../api/site-settings/load-site-settings.server.ts";
import {
  EnvironmentError,
  readEnvironment,
  chooseProductionLibraries,
} from "../configuration/environment.server.ts";
import { connectDatabase } from "../database/connect.server.ts";
import { prepareDatabase } from "../database/seed.ts";
import { withTimeLimit } from "../database/time-limit.ts";
import { mailSettings } from "../external-services/mail/mail.settings.ts";
import { rdStationSettings } from "../external-services/rd-station/rd-station.settings.ts";
import { createLeadMail } from "../outbox/lead-mail.ts";
import { outboxDepth } from "../outbox/outbox-depth.ts";
import { startOutbox } from "../outbox/outbox-worker.server.ts";
import { startCleanUp } from "./clean-up.ts";
import { createDoor } from "./http-door.ts";
import { createMetrics } from "./metrics.ts";
import { createProcessLog } from "./process-log.ts";
import { currentRequestId } from "./request-id.ts";
import { requestKind } from "./request-kind.ts";
import { securityHeaders } from "./security-headers.ts";
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
const outbox = startOutbox({
  database,
  log,
  onAttempt: metrics.delivery,
  rdStation: rdStationSettings({
    ...environment.rdStation,
    isEnabled: settings.integrations.rdStationEnabled,
  }),
  mail: createLeadMail({
    database,
    settings: mailSettings({
      smtpUrl: environment.smtpUrl,
      recipients: environment.leadsMailTo,
      sender: {
        name: settings.email.fromName,
        address: settings.email.enabled ? settings.email.fromEmail : "",
      },
    }),
    houses: settings.leads.houses,
  }),
});
const { enqueueDelivery } = outbox;
const { quarantineDays } = environment;
const cleanUp = startCleanUp({ database, quarantineDays, log });
const { app, atOnce, contentChanged } = createApp({
  environment,
  database,
  settings,
  log,
  enqueueDelivery,
  metrics,
  requestId: currentRequestId,
  isStopping: () => shutDown.isStopping(),
});
await database.onContentChange((revision) => {
  contentChanged();
  log.info({ revision }, "Content changed: pages are rendered anew");
});

const door = createDoor({
  fetch: app.fetch,
  atOnce,
  headersOf: securityHeaders(environment.siteUrl),
  isBehindProxy: environment.trustProxy > 0,
  onAnswered(request) {
    metrics.answered(request);
    const fields = { ...request, milliseconds: Math.round(request.milliseconds) };
    log[requestKind(request.path) === "probe" ? "debug" : "info"](fields, "request");
  },
  onFailed: (error) => log.error({ reason: String(error) }, "Request failed"),
});
const shutDown = createShutDown({
  door,
  // No other lead is begun; the one at hand is finished while the last requests are answered.
  wind: () => Promise.all([outbox.stop(), cleanUp.stop()]),
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
