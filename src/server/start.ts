import { Session } from "node:inspector/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { DrizzleQueryError } from "drizzle-orm";
import { loadSiteSettings } from "#api/site-settings/load-site-settings.server.ts";
import {
  EnvironmentError,
  readEnvironment,
  chooseProductionLibraries,
} from "#config/environment.server.ts";
import type { SiteSettings } from "#content/site-settings/site-settings.ts";
import { createHttpServer } from "#runtime/http/http-server.ts";
import { securityHeaders } from "#runtime/http/security-headers.ts";
import { plainPath } from "#language/plain-path.ts";
import { logConsole } from "#runtime/logging/console-log.ts";
import { redactedError, redactedStack } from "#runtime/logging/log.ts";
import { createProcessLog, standardOutput } from "#runtime/logging/process-log.ts";
import { watchClock } from "./clock-changes.ts";
import { createProcessEnd, killLater } from "./end-process.ts";
import { requestKind } from "./metrics.ts";
import { startDesk, startProcess, startServices } from "./services.ts";
import { keepShared } from "./share-assets.ts";
import { createShutDown } from "./shut-down.ts";

/** Orchestrators commonly kill after 30 seconds. */
const STOP_LIMIT_MS = 25_000;
const SETTINGS_RETRY_MS = 15_000;

// `npm start`: reads the settings, starts everything, and stops at a signal.

const SIGNALS = ["SIGTERM", "SIGINT"] as const;
// A container's first process ignores signals without a handler.
const endEarly = () => process.exit(1);
for (const signal of SIGNALS) process.once(signal, endEarly);

const environment = environmentOrExit();
const log = createProcessLog(environment.logLevel, standardOutput());
const endProcess = createProcessEnd(log);
logConsole(log, console, process);
// Node would print a database error with the visitor's data.
process.on("uncaughtException", (error) => {
  log.error({ reason: redactedStack(error) }, "Uncaught error: the process ends");
  endProcess(1);
});
const stopping = new AbortController();
const settings = await loadSiteSettings(environment.siteConfig, log);
const isAddress = /^https?:/.test(environment.siteConfig);
if (settings === undefined && !isAddress)
  exit(new Error(`The site settings cannot be read: ${environment.siteConfig}`));
const services = await startProcess(environment, log, stopping.signal).catch(exit);
const { database, metrics } = services;

chooseProductionLibraries();
const { createApp } = await import("./app.ts");
let site = await startSite(settings);
if (settings === undefined) {
  log.error({}, "Site settings not read: nothing is delivered or mailed until then");
  void startAgainWithSettings();
}
await database.onContentChange(async (revision) => {
  if (!(await site.ownContent.refresh())) return;
  site.contentChanged();
  log.info({ revision }, "Content changed: pages are re-rendered");
});
// A publication after the first read was announced before anything listened.
await site.ownContent.refresh();
watchClock(
  () => site.ownContent.current(),
  (what) => {
    site.contentChanged();
    log.info({ what }, "Time changed the content: pages are re-rendered");
  },
);

const httpServer = createHttpServer({
  fetch: (request, connection) => site.fetch(request, connection),
  fromCache: (incoming) => site.fromCache(incoming),
  plainPath,
  headersOf: securityHeaders(environment.siteUrl),
  isBehindProxy: environment.trustProxy > 0,
  onCompleted(request) {
    const kind = requestKind(request.path);
    metrics.completed(request, kind);
    const fields = { ...request, milliseconds: Math.round(request.milliseconds) };
    log[kind === "probe" ? "debug" : "info"](fields, "request");
  },
  onFailed: (error) => log.error({ reason: redactedError(error) }, "Request failed"),
});
const shutDown = createShutDown({
  httpServer,
  stopping,
  stopWorkers: () => site.stop(),
  closeDatabase: () => database.close(),
  graceMs: environment.stopGraceMs,
  limitMs: STOP_LIMIT_MS,
  log,
  exit: endProcess,
  killLater,
});
for (const signal of SIGNALS) {
  process.off(signal, endEarly);
  process.on(signal, () => void shutDown(signal));
}
// Before the first page is served, so that every server has its files.
if (environment.assetsDir !== undefined) await keepShared(environment.assetsDir, log);
await collectGarbage();
const port = await httpServer.listen(environment.port, environment.host).catch(exit);
log.info({ url: environment.siteUrl, port, engine: database.engine }, "ready");

async function startSite(fileSettings: SiteSettings | undefined) {
  const started = await startServices(services, fileSettings);
  const desk = await startDesk(started, {
    renderPreview: (piece) => app.preview(piece),
    readTile: (tile) => app.readTile(tile),
    isReserved: (path) => app.isReserved(path),
  });
  const app = createApp({ ...started, desk });
  return { ...app, ownContent: started.ownContent, stop: started.stopWorkers };
}

/** Retries an address that does not respond; the site runs meanwhile. */
async function startAgainWithSettings(): Promise<void> {
  await sleep(SETTINGS_RETRY_MS, undefined, { ref: false });
  const read = await loadSiteSettings(environment.siteConfig, log);
  if (stopping.signal.aborted) return;
  if (read === undefined) return startAgainWithSettings();
  await site.stop();
  // The process may be stopping now, when nothing would stop new workers.
  if (stopping.signal.aborted) return;
  site = await startSite(read);
  log.info({}, "Site settings read: leads are delivered, and pages re-rendered");
}

/** Frees up to 300 MB of start-up garbage, which V8 would otherwise collect under load. */
async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post("HeapProfiler.collectGarbage");
  session.disconnect();
}

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
  const isOfStatement = error instanceof DrizzleQueryError || !(error instanceof Error);
  process.stderr.write(`${isOfStatement ? redactedError(error) : error.message}\n`);
  process.exit(1);
}
