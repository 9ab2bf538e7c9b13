import { createServer as createHttpServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { createServer as createViteServer } from "vite";
import { loadSiteSettings } from "#api/site-settings/load-site-settings.server.ts";
import { readEnvironment } from "#config/environment.server.ts";
import { startRdStation } from "#services/rd-station/rd-station.fake.ts";
import { startDesk, startProcess, startServices } from "#server/services.ts";

// `npm run dev`: the application behind Vite, reloaded on each change.

const environment = readEnvironment();
const log = pino({ level: environment.logLevel });

// Leads go to the fake platform, unless a token names a real account.
const platform = await startRdStation();
const { token = platform.token } = environment.rdStation;
const host = environment.rdStation.token === undefined ? platform.host : environment.rdStation.host;
const stopping = new AbortController();
const running = await startProcess(
  { ...environment, rdStation: { ...environment.rdStation, host, token } },
  log,
  stopping.signal,
);
const settings = await loadSiteSettings(environment.siteConfig, log);
const services = await startServices(running, settings);

const desk = await startDesk(services, {
  renderPreview: async (piece) => (await loadSite()).preview(piece),
  readTile: async (tile) => (await loadSite()).readTile(tile),
  // Only the built site's routes know.
  isReserved: () => false,
});
const http = createHttpServer();
const vite = await createViteServer({
  server: { middlewareMode: true },
  appType: "custom",
});

// The desk's own application, if enabled.
const deskVite =
  desk &&
  (await createViteServer({
    configFile: "vite.desk.config.ts",
    server: { middlewareMode: true },
  }));

async function loadSite() {
  const { createApp } = await vite.ssrLoadModule("/src/server/app.ts");
  return createApp({ ...services, desk, development: true });
}

const listener = getRequestListener(async (request, connection) =>
  (await loadSite()).fetch(request, connection),
);
http.on("request", (incoming, outgoing) => {
  const isOfDesk = /^\/desk(?=[/?]|$)/.test(incoming.url ?? "");
  const { middlewares } = (isOfDesk && deskVite) || vite;
  middlewares(incoming, outgoing, () => void listener(incoming, outgoing));
});
http.listen(environment.port, environment.host, () => {
  log.info({ url: environment.siteUrl }, "development server ready");
});

process.once("SIGINT", async () => {
  await vite.close();
  await deskVite?.close();
  stopping.abort();
  await services.stopWorkers();
  await platform.close();
  await services.database.close();
  process.exit(0);
});
