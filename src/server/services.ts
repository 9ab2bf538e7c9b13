import type { SiteSettings } from "#content/site-settings/site-settings.ts";
import {
  loadSiteSettings,
  UNREAD_SITE_SETTINGS,
} from "#api/site-settings/load-site-settings.server.ts";
import { zoneOf } from "#content/schemas/restaurant-zone.ts";
import { settingsValues } from "#content/site-settings/settings-in-force.ts";
import { readSettingsInForce } from "#api/site-settings/site-settings.queries.ts";
import type { ContentSource } from "#content/snapshot.ts";
import { localLimits } from "#runtime/concurrency/limits.ts";
import { withTimeLimit } from "#runtime/concurrency/time-limit.ts";
import type { Environment } from "#config/environment.server.ts";
import { connectDatabase } from "#database/connect.server.ts";
import { prepareDatabase } from "#content/store/seed.ts";
import type { DeskOptions } from "#server/desk/desk.ts";
import { mailSettings } from "#services/mail/mail.settings.ts";
import { rdStationSettings } from "#services/rd-station/rd-station.settings.ts";
import { currentRequestId } from "#runtime/http/current-request.ts";
import type { OnLeadStored } from "#leads/accept/store-lead.ts";
import { CANARY_EVERY_MS, createCanary, forgetCanary } from "#leads/canary/canary.ts";
import { createSubmitLead } from "#leads/accept/submit-lead.ts";
import { outboxDepth } from "#leads/deliver/outbox.queries.ts";
import { type Outbox, startOutbox } from "#leads/deliver/outbox.server.ts";
import { recurringKind } from "#jobs/job-kind.ts";
import { createVisitorMail } from "#leads/mail/acknowledgement.ts";
import { createAnswerMail } from "#leads/mail/answer-mail.ts";
import { createLeadMail } from "#leads/mail/lead-mail.ts";
import { createQuoteFiles } from "#leads/mail/quote-files.ts";
import { createOwnDataMail } from "#leads/own-data/own-data-mail.ts";
import type { Log } from "#runtime/logging/log.ts";
import { createRemoteContent } from "#remote-api/remote-content.ts";
import { CLEAN_UP_EVERY_MS, createCleanUp } from "./clean-up.ts";
import { openOwnContent } from "./content/own-content.ts";
import { knownRestaurants } from "./known-restaurants.ts";
import { createMenuDrawing, createQuoteDrawing } from "./pdfs/menu-drawing.ts";
import { createMetrics } from "./metrics.ts";

const METRICS_LIMIT_MS = 2000;
/** Maximum delay of a scheduled publication. */
const PLANS_EVERY_MS = 5000;
/** Maximum delay of an alarm about a waiting guest. */
const ALARMS_EVERY_MS = 60_000;

type Process = Awaited<ReturnType<typeof startProcess>>;

export type Services = Awaited<ReturnType<typeof startServices>>;

/** Connects and prepares the database. Rejects if there is none. */
export async function startProcess(environment: Environment, log: Log, stopping: AbortSignal) {
  const { databaseUrl, dataDir } = environment;
  const database = await connectDatabase({ databaseUrl, dataDir, log });
  await prepareDatabase(database);
  return {
    environment,
    log,
    database,
    metrics: createMetrics(() => withTimeLimit(outboxDepth(database.orm), METRICS_LIMIT_MS)),
    limits: localLimits(),
    // Started here, because a bundle cannot start threads.
    drawMenu: createMenuDrawing(),
    /** Id of the current request, as in its response and the log. */
    requestId: currentRequestId,
    /**
     * Whether the process is about to end; requests still get responses, but should go elsewhere.
     */
    isStopping: () => stopping.aborted,
    stopping,
  };
}

/**
 * Reads the content and starts all workers. While the operator's settings cannot be read, defaults
 * apply and leads are held (rule 7.1).
 */
export async function startServices(process: Process, settings: SiteSettings | undefined) {
  const { environment, database, log } = process;
  const { apiUrl, pageMaxAgeMs: maxAgeMs, quarantineDays, leadMonths } = environment;
  /** The operator's file; the content has the effective settings. */
  const fileSettings = settings ?? UNREAD_SITE_SETTINGS;
  /** Content of this process's own database, which its product API shows. */
  const ownContent = await openOwnContent({ database, fileSettings, log });
  /** Content of the pages: the same, or a remote product API's. */
  const content: ContentSource =
    apiUrl === undefined
      ? ownContent
      : createRemoteContent({ baseUrl: apiUrl, settings: fileSettings, maxAgeMs, log });
  const outbox = startConfiguredOutbox(process, { fileSettings, content }, settings === undefined);
  const { onLeadStored } = outbox;
  outbox.add(
    recurringKind({
      name: "clean-up",
      everyMs: CLEAN_UP_EVERY_MS,
      work: createCleanUp({ database, quarantineDays, leadMonths, log }),
    }),
  );
  outbox.add(...(await canaryKinds(process, { content, onLeadStored })));
  return {
    ...process,
    fileSettings,
    ownContent,
    content,
    onLeadStored,
    addJobs: outbox.add,
    /** Starts no other job; resolves when running ones are finished. */
    stopWorkers: () => outbox.stop(),
  };
}

/** Creates the desk and its jobs; loads nothing unless its secret is set. */
export async function startDesk(
  { environment, database, fileSettings, log, addJobs, stopping }: Services,
  site: Pick<DeskOptions, "renderPreview" | "readTile" | "isReserved">,
) {
  const { deskSecret: secret, siteUrl, trustProxy, siteConfig } = environment;
  if (secret === undefined) return undefined;
  const { colleagueMailKinds, createAlarmMails, createDesk, publishDuePlan } =
    await import("#server/desk/desk.ts");
  const { hasPicture, builtInFiles } = await import("./pictures/built-in-pictures.ts");
  const mail = mailSettings(environment, fileSettings.email);
  const { isReserved } = site;
  const publishing = { orm: database.orm, hasPicture, isReserved, log };
  const plans = recurringKind({
    name: "plans",
    everyMs: PLANS_EVERY_MS,
    staleAfterMs: 60_000,
    work: async () => ((await publishDuePlan(publishing)) ? 0 : PLANS_EVERY_MS),
  });
  const mailAlarms = createAlarmMails({
    orm: database.orm,
    mail,
    siteUrl,
    limits: () => fileSettings.leads,
    log,
  });
  const alarms = recurringKind({
    name: "alarms",
    everyMs: ALARMS_EVERY_MS,
    work: () => mailAlarms().then(() => ALARMS_EVERY_MS),
  });
  addJobs(plans, alarms, ...colleagueMailKinds({ mail, siteUrl, log }));
  return createDesk({
    database,
    stopping,
    siteUrl,
    secret,
    trustProxy,
    log,
    mail,
    hasPicture,
    isReserved,
    builtInFiles,
    readLinkedSettings: async () => {
      const file = (await loadSiteSettings(siteConfig, log)) ?? fileSettings;
      return readSettingsInForce(database.orm, file);
    },
    googleBusiness: environment.googleBusiness,
    fileSettings: () => settingsValues(fileSettings),
    renderPreview: site.renderPreview,
    readTile: site.readTile,
  });
}

async function canaryKinds(
  { environment, database, log }: Process,
  {
    content,
    onLeadStored,
  }: { readonly content: ContentSource; readonly onLeadStored: OnLeadStored },
) {
  const { canaryMailTo: mailTo, siteUrl } = environment;
  if (mailTo === undefined) {
    await forgetCanary(database.orm);
    return [];
  }
  const restaurants = () => knownRestaurants(content);
  const submit = createSubmitLead({
    database,
    log,
    onLeadStored,
    isCanary: true,
    isRestaurant: async (slug) => (await restaurants()).has(slug),
    siteUrl,
    siteName: () => content.current().settings.siteName,
  });
  const restaurant = async () => [...(await restaurants())][0] ?? "";
  const work = createCanary({ orm: database.orm, submit, mailTo, restaurant, log });
  return [recurringKind({ name: "canary", everyMs: CANARY_EVERY_MS, work })];
}

/**
 * Creates the outbox from the environment and the operator's file; holds it while the file is
 * unread.
 */
function startConfiguredOutbox(
  { environment, database, log, metrics }: Process,
  {
    fileSettings,
    content,
  }: { readonly fileSettings: SiteSettings; readonly content: ContentSource },
  isHeld: boolean,
): Outbox {
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
