import { serve } from "@hono/node-server";
import { pino } from "pino";
import { loadSiteSettings } from "../api/site-settings/load-site-settings.server.ts";
import { EnvironmentError, readEnvironment } from "../configuration/environment.server.ts";
import { connectDatabase } from "../database/connect.server.ts";
import { prepareDatabase } from "../database/seed.ts";
import { mailSettings } from "../external-services/mail/mail.settings.ts";
import { rdStationSettings } from "../external-services/rd-station/rd-station.settings.ts";
import { createLeadMail } from "../outbox/lead-mail.ts";
import { startOutbox } from "../outbox/outbox-worker.server.ts";

// The one file with effects: reads the settings, opens the doors, and closes them again.

const environment = environmentOrExit();
const log = pino({ level: environment.logLevel });

const database = await connectDatabase({
  ...(environment.databaseUrl === undefined ? {} : { databaseUrl: environment.databaseUrl }),
  dataDir: environment.dataDir,
  log,
}).catch(exit);
await prepareDatabase(database).catch(exit);

const settings = await loadSiteSettings(environment.siteConfig, log);
const { createApp } = await import(new URL("../../build/server/index.js", import.meta.url).href);
const outbox = startOutbox({
  database,
  log,
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
    log,
  }),
});
const { enqueueDelivery } = outbox;
const { app, pages } = createApp({ environment, database, settings, log, enqueueDelivery });
await database.onContentChange((revision) => {
  pages.clear();
  log.info({ revision }, "Content changed: pages are rendered anew");
});

const server = serve(
  { fetch: app.fetch, port: environment.port, hostname: environment.host },
  (at) =>
    log.info({ address: environment.siteUrl, port: at.port, engine: database.engine }, "ready"),
);

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    log.info({ signal }, "stopping");
    // No other lead is begun; the one at hand is finished while the last requests are answered.
    const delivered = outbox.stop();
    server.close(async () => {
      await delivered;
      await database.close();
      process.exit(0);
    });
  });
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
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
