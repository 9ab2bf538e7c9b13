import { createServer as createHttpServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { createServer as createViteServer } from "vite";
import {
  loadSiteSettings,
  UNREAD_SITE_SETTINGS,
} from "#api/site-settings/load-site-settings.server.ts";
import { readEnvironment } from "#configuration/environment.server.ts";
import { connectDatabase } from "#database/connect.server.ts";
import { prepareDatabase } from "#database/seed.ts";
import { startRdStation } from "#external-services/rd-station/rd-station.fake.ts";
import { rdStationSettings } from "#external-services/rd-station/rd-station.settings.ts";
import { outboxDepth } from "#leads/deliver/outbox.queries.ts";
import { startOutbox } from "#leads/deliver/outbox.server.ts";
import { createArticleRenderer } from "#server/article-renderer.ts";
import { createMetrics } from "#server/metrics.ts";

// `npm run dev`: the same application behind Vite, so that every change shows at once.

const environment = readEnvironment();
const log = pino({ level: environment.logLevel });
const { databaseUrl, dataDir } = environment;
const database = await connectDatabase({ databaseUrl, dataDir, log });
await prepareDatabase(database);
const settings = (await loadSiteSettings(environment.siteConfig, log)) ?? UNREAD_SITE_SETTINGS;

// Leads go to the fake platform, unless a token names a real account.
const platform = await startRdStation();
const { token = platform.token } = environment.rdStation;
const host = environment.rdStation.token === undefined ? platform.host : environment.rdStation.host;
const metrics = createMetrics(() => outboxDepth(database.orm));
const outbox = startOutbox({
  database,
  log,
  rdStation: rdStationSettings({
    ...environment.rdStation,
    host,
    token,
    isEnabled: settings.integrations.rdStationEnabled,
  }),
});
const { onLeadStored } = outbox;
const renderArticleBody = createArticleRenderer({ log });

const http = createHttpServer();
const vite = await createViteServer({
  server: { middlewareMode: true },
  appType: "custom",
});

const listener = getRequestListener(async (request, connection) => {
  const { createApp } = await vite.ssrLoadModule("/src/server/app.ts");
  const { app } = createApp({
    environment,
    database,
    settings,
    log,
    onLeadStored,
    metrics,
    renderArticleBody,
    requestId: () => undefined,
    isStopping: () => false,
    development: true,
  });
  return app.fetch(request, connection);
});
http.on("request", (incoming, outgoing) => {
  vite.middlewares(incoming, outgoing, () => void listener(incoming, outgoing));
});
http.listen(environment.port, environment.host, () => {
  log.info({ address: environment.siteUrl }, "development server ready");
});

process.once("SIGINT", async () => {
  await vite.close();
  await outbox.stop();
  await platform.close();
  await database.close();
  process.exit(0);
});
