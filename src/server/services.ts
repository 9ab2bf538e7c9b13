import { setTimeout as sleep } from "node:timers/promises";
import type { SiteSettings } from "#content/site-settings/site-settings.ts";
import {
  loadSiteSettings,
  UNREAD_SITE_SETTINGS,
} from "#api/site-settings/load-site-settings.server.ts";
import { zoneOf } from "#content/shapes/restaurant-zone.ts";
import { settingsValues } from "#content/site-settings/settings-in-force.ts";
import { readSettingsInForce } from "#api/site-settings/site-settings.queries.ts";
import type { ContentSource } from "#content/snapshot.ts";
import type { DrawMenu } from "#server/menu-pdfs.ts";
import { withTimeLimit } from "#concurrency/time-limit.ts";
import type { Environment } from "#configuration/environment.server.ts";
import { connectDatabase, type Database } from "#database/connect.server.ts";
import { prepareDatabase } from "#database/seed.ts";
import type { DeskOptions } from "#desk/server/desk.ts";
import { mailSettings } from "#external-services/mail/mail.settings.ts";
import { rdStationSettings } from "#external-services/rd-station/rd-station.settings.ts";
import { currentRequestId } from "#http/current-request.ts";
import type { OnLeadStored } from "#leads/accept/store-lead.ts";
import { canaryPoll, forgetCanary } from "#leads/canary/canary.ts";
import { createSubmitLead } from "#leads/accept/submit-lead.ts";
import { outboxDepth } from "#leads/deliver/outbox.queries.ts";
import { type Outbox, startOutbox } from "#leads/deliver/outbox.server.ts";
import { startPoller } from "#leads/deliver/poller.ts";
import { createVisitorMail } from "#leads/mail/acknowledgement.ts";
import { createAnswerMail } from "#leads/mail/answer-mail.ts";
import { createLeadMail } from "#leads/mail/lead-mail.ts";
import { createQuoteFiles } from "#leads/mail/quote-files.ts";
import { createOwnDataMail } from "#leads/own-data/own-data-mail.ts";
import type { Log } from "#logging/log.ts";
import { createRemoteContent } from "#remote-api/remote-content.ts";
import { startCleanUp } from "./clean-up.ts";
import { type OwnContent, openOwnContent } from "./content/own-content.ts";
import { knownRestaurants } from "./known-restaurants.ts";
import { createMenuDrawing, createQuoteDrawing } from "./menu-drawing.ts";
import { createMetrics, type Metrics } from "./metrics.ts";

/** A scrape of the metrics must not wait for long. */
const METRICS_LIMIT_MS = 2000;
/** How often settings that could not be read are read again. */
const SETTINGS_RETRY_MS = 15_000;
/** How late a plan may be published after its time. */
const PLANS_EVERY_MS = 5000;
/** How late the alarm about a guest who waits too long may come. */
const ALARMS_EVERY_MS = 60_000;

/** What the process makes once at its start and the application serves with. */
export interface Services {
  readonly environment: Environment;
  readonly database: Database;
  /** Those of the operator's file; the content has those in force. */
  readonly fileSettings: SiteSettings;
  /** The content of this process's own database, which its product API shows. */
  readonly ownContent: OwnContent;
  /** The content that pages show: the same, or that of a remote product API. */
  readonly content: ContentSource;
  readonly log: Log;
  readonly onLeadStored: OnLeadStored;
  readonly metrics: Metrics;
  readonly drawMenu: DrawMenu;
  /** The request being handled, as its response and the log name it. */
  readonly requestId: () => string | undefined;
  /** The process is about to end: requests still get responses, but should go elsewhere. */
  readonly isStopping: () => boolean;
}

interface Options {
  readonly environment: Environment;
  readonly log: Log;
  /** Aborted when the process begins to stop. */
  readonly stopping: AbortSignal;
}

/**
 * Connects the database, reads the site settings and starts all workers. While the settings cannot
 * be read, their defaults serve and leads are held. Rejects when there is no database.
 */
export async function startServices({ environment, log, stopping }: Options) {
  const { databaseUrl, dataDir, siteConfig, quarantineDays, leadMonths } = environment;
  const database = await connectDatabase({ databaseUrl, dataDir, log });
  await prepareDatabase(database);
  const atStart = await loadSiteSettings(siteConfig, log);
  const metrics = createMetrics(() => withTimeLimit(outboxDepth(database.orm), METRICS_LIMIT_MS));
  async function contentWith(fileSettings: SiteSettings) {
    const ownContent = await openOwnContent({ database, fileSettings, log });
    const { apiUrl, pageMaxAgeMs: maxAgeMs } = environment;
    const content =
      apiUrl === undefined
        ? ownContent
        : createRemoteContent({ baseUrl: apiUrl, settings: fileSettings, maxAgeMs, log });
    return { fileSettings, ownContent, content };
  }
  let current = await contentWith(atStart ?? UNREAD_SITE_SETTINGS);
  const outboxFor = (isHeld: boolean) =>
    startConfiguredOutbox({ environment, database, log, metrics, ...current }, isHeld);
  let outbox = outboxFor(atStart === undefined);
  const canary = await startCanary({
    environment,
    database,
    log,
    onLeadStored: (transaction, leadId) => outbox.onLeadStored(transaction, leadId),
    content: () => current.content,
  });
  const cleanUp = startCleanUp({ database, quarantineDays, leadMonths, log });

  const services: Services = {
    environment,
    database,
    ...current,
    log,
    onLeadStored: (transaction, leadId) => outbox.onLeadStored(transaction, leadId),
    metrics,
    // Threads are started here: no bundle can.
    drawMenu: createMenuDrawing(),
    requestId: currentRequestId,
    isStopping: () => stopping.aborted,
  };

  async function readSettingsLater(): Promise<Services | undefined> {
    await sleep(SETTINGS_RETRY_MS, undefined, { ref: false });
    const file = await loadSiteSettings(siteConfig, log);
    if (file === undefined) return readSettingsLater();
    await outbox.stop();
    if (stopping.aborted) return undefined;
    current = await contentWith(file);
    outbox = outboxFor(false);
    log.info({}, "Site settings are read: leads go out, and pages are rendered anew");
    return { ...services, ...current };
  }
  const renewed = atStart === undefined ? readSettingsLater() : undefined;
  if (renewed !== undefined) {
    log.error({}, "Nothing is delivered or mailed until the site settings can be read");
  }

  return {
    services,
    /** Calls `use` with what replaces `services` once settings can be read that could not be before. */
    onRenewed: (use: (renewed: Services) => void) =>
      void renewed?.then((read) => read && use(read)),
    /** Begins no other lead; resolves when the one at hand is finished. */
    stopWorkers: () => Promise.all([outbox.stop(), cleanUp.stop(), canary?.stop()]),
  };
}

/** The staff's desk, where its secret is set, and what publishes its plans: else nothing of it is loaded. */
export async function startDesk(
  { environment, database, fileSettings: { email }, log }: Services,
  site: Pick<DeskOptions, "renderPreview" | "readTile" | "isReserved"> & {
    /** Read later, where they could not be at the start. */
    readonly fileSettings: () => SiteSettings;
  },
) {
  const { deskSecret: secret, siteUrl, trustProxy, siteConfig } = environment;
  if (secret === undefined) return { desk: undefined, stopDesk: async () => {} };
  const { createAlarmMails, createDesk, publishDuePlan } = await import("#desk/server/desk.ts");
  const { hasPicture, builtInFiles } = await import("./pictures/built-in-pictures.ts");
  const mail = mailSettings(environment, email);
  const { isReserved } = site;
  const publishing = { orm: database.orm, hasPicture, isReserved, log };
  const plans = startPoller(
    async () => ((await publishDuePlan(publishing)) ? 0 : PLANS_EVERY_MS),
    log,
    "Publication of plans",
  );
  const mailAlarms = createAlarmMails({
    orm: database.orm,
    mail,
    siteUrl,
    limits: () => site.fileSettings().leads,
    log,
  });
  const alarms = startPoller(() => mailAlarms().then(() => ALARMS_EVERY_MS), log, "Alarms");
  return {
    desk: createDesk({
      database,
      siteUrl,
      secret,
      trustProxy,
      log,
      mail,
      hasPicture,
      isReserved,
      builtInFiles,
      readLinkedSettings: async () => {
        const file = (await loadSiteSettings(siteConfig, log)) ?? site.fileSettings();
        return readSettingsInForce(database.orm, file);
      },
      googleBusiness: environment.googleBusiness,
      fileSettings: () => settingsValues(site.fileSettings()),
      renderPreview: site.renderPreview,
      readTile: site.readTile,
    }),
    stopDesk: async () => {
      await Promise.all([plans.stop(), alarms.stop()]);
    },
  };
}

/** What posts the synthetic lead of the day, where its mailbox is set. */
async function startCanary(
  options: Pick<Services, "environment" | "database" | "log" | "onLeadStored"> & {
    readonly content: () => ContentSource;
  },
) {
  const { environment, database, log, onLeadStored, content } = options;
  const { canaryMailTo: mailTo, siteUrl } = environment;
  if (mailTo === undefined) {
    await forgetCanary(database.orm);
    return undefined;
  }
  const restaurants = () => knownRestaurants(content());
  const submit = createSubmitLead({
    database,
    log,
    onLeadStored,
    isCanary: true,
    isRestaurant: async (slug) => (await restaurants()).has(slug),
    siteUrl,
    siteName: () => content().current().settings.siteName,
  });
  const restaurant = async () => [...(await restaurants())][0] ?? "";
  const poll = canaryPoll({ orm: database.orm, submit, mailTo, restaurant, log });
  return startPoller(poll, log, "Canary");
}

/** The outbox as the environment and the operator's file want it; held while that is unread. */
function startConfiguredOutbox(
  options: Pick<
    Services,
    "environment" | "database" | "log" | "metrics" | "fileSettings" | "content"
  >,
  isHeld: boolean,
): Outbox {
  const { environment, database, log, metrics, fileSettings, content } = options;
  const { siteUrl } = environment;
  const { email, integrations, leads } = fileSettings;
  const readSettings = async () => content.current().settings;
  const mail = {
    database,
    settings: mailSettings(environment, email),
    mailboxes: leads.houses,
    readSettings,
    siteUrl,
  };
  return startOutbox({
    database,
    log,
    onAttempt: metrics.delivery,
    isHeld,
    rdStation: rdStationSettings({
      ...environment.rdStation,
      isEnabled: integrations.rdStationEnabled,
    }),
    mail: createLeadMail(mail),
    answerMail: createAnswerMail({
      ...mail,
      quoteFiles: createQuoteFiles({
        draw: createQuoteDrawing(),
        siteUrl,
        author: async () => (await readSettings()).siteName,
        zoneOf,
      }),
    }),
    ownDataMail: createOwnDataMail(mail),
    visitorMail: createVisitorMail({
      ...mail,
      isAcknowledged: environment.isLeadAcknowledged,
      secret: environment.newsletterConfirmationSecret,
    }),
  });
}
