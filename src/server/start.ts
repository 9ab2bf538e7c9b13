import { Session } from "node:inspector/promises";
import { DrizzleQueryError } from "drizzle-orm";
import {
  EnvironmentError,
  readEnvironment,
  chooseProductionLibraries,
} from "#configuration/environment.server.ts";
import { createHttpServer } from "#http/http-server.ts";
import { securityHeaders } from "#http/security-headers.ts";
import { plainPath } from "#language/plain-path.ts";
import { logConsole } from "#logging/console-log.ts";
import { redactedError, redactedStack } from "#logging/log.ts";
import { createProcessLog, standardOutput } from "#logging/process-log.ts";
import { watchClock } from "./clock-changes.ts";
import { createProcessEnd, killLater } from "./end-process.ts";
import { requestKind } from "./metrics.ts";
import { startDesk, startServices } from "./services.ts";
import { keepShared } from "./share-assets.ts";
import { createShutDown } from "./shut-down.ts";

/** Orchestrators commonly kill after 30 seconds. */
const STOP_LIMIT_MS = 25_000;

// `npm start`: reads the settings, starts everything, and ends it at a signal.

const SIGNALS = ["SIGTERM", "SIGINT"] as const;
// The first process of a container ignores signals that it has no handler for.
const endEarly = () => process.exit(1);
for (const signal of SIGNALS) process.once(signal, endEarly);

const environment = environmentOrExit();
const log = createProcessLog(environment.logLevel, standardOutput());
const endProcess = createProcessEnd(log);
logConsole(log, console, process);
// Node itself would print an error of the database with everything that a visitor wrote.
process.on("uncaughtException", (error) => {
  log.error({ reason: redactedStack(error) }, "An error that nobody caught ends the process");
  endProcess(1);
});
const stopping = new AbortController();
const { services, onRenewed, stopWorkers } = await startServices({
  environment,
  log,
  stopping: stopping.signal,
}).catch(exit);
const { database, metrics } = services;

chooseProductionLibraries();
const { createApp } = await import("./app.ts");
let { fileSettings, ownContent } = services;
const { desk, stopDesk } = await startDesk(services, {
  renderPreview: (piece) => site.preview(piece),
  readTile: (tile) => site.readTile(tile),
  isReserved: (path) => site.isReserved(path),
  fileSettings: () => fileSettings,
});
let site = createApp({ ...services, desk });
onRenewed((renewed) => {
  ({ fileSettings, ownContent } = renewed);
  site = createApp({ ...renewed, desk });
  // What was published while they were read was announced to those of before.
  void ownContent.refresh().then(() => site.contentChanged());
});
await database.onContentChange(async (revision) => {
  if (!(await ownContent.refresh())) return;
  site.contentChanged();
  log.info({ revision }, "Content changed: pages are rendered anew");
});
// A publication after the first reading was announced before anything listened.
await ownContent.refresh();
watchClock(
  () => ownContent.current(),
  (what) => {
    site.contentChanged();
    log.info({ what }, "The clock has changed what pages show: they are rendered anew");
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
  stopWorkers: () => Promise.all([stopWorkers(), stopDesk()]),
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
// Before the first page goes out: every server that is asked for its files has them.
if (environment.assetsDir !== undefined) await keepShared(environment.assetsDir, log);
await collectGarbage();
const port = await httpServer.listen(environment.port, environment.host).catch(exit);
log.info({ url: environment.siteUrl, port, engine: database.engine }, "ready");

/** Starting leaves up to 300 MB behind, which V8 collects when the site is busy: too late for both. */
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
