import type { Log } from "#logging/log.ts";
import {
  loadSiteSettings,
  UNREAD_SITE_SETTINGS,
} from "#api/site-settings/load-site-settings.server.ts";
import type { SiteSettings } from "#api/site-settings/site-settings.contract.ts";
import type { Environment } from "#configuration/environment.server.ts";
import type { Database } from "#database/connect.server.ts";
import { mailSettings } from "#external-services/mail/mail.settings.ts";
import { rdStationSettings } from "#external-services/rd-station/rd-station.settings.ts";
import { createLeadMail } from "#leads/mail/lead-mail.ts";
import { type Outbox, type OutboxOptions, startOutbox } from "#leads/deliver/outbox.server.ts";

/** How often settings that could not be read are asked for again. */
const ASK_AGAIN_MS = 15_000;

interface Options {
  readonly environment: Environment;
  readonly database: Database;
  readonly onAttempt: NonNullable<OutboxOptions["onAttempt"]>;
  readonly log: Log;
}

/** The outbox as the environment and the site settings want it; held while those are unread. */
export function configuredOutbox(options: Options, settings: SiteSettings | undefined): Outbox {
  const { environment, database, onAttempt, log } = options;
  const { email, integrations, leads } = settings ?? UNREAD_SITE_SETTINGS;
  return startOutbox({
    database,
    log,
    onAttempt,
    isHeld: settings === undefined,
    rdStation: rdStationSettings({
      ...environment.rdStation,
      isEnabled: integrations.rdStationEnabled,
    }),
    mail: createLeadMail({
      database,
      settings: mailSettings({
        smtpUrl: environment.smtpUrl,
        recipients: environment.leadsMailTo,
        sender: { name: email.fromName, address: email.enabled ? email.fromEmail : "" },
      }),
      mailboxes: leads.houses,
    }),
  });
}

/** Asks for the site settings until they can be read, and hands them over once. */
export function askForSettings(
  source: string,
  log: Log,
  onRead: (settings: SiteSettings) => Promise<void>,
): void {
  setTimeout(async () => {
    const settings = await loadSiteSettings(source, log);
    if (settings === undefined) return askForSettings(source, log, onRead);
    await onRead(settings);
  }, ASK_AGAIN_MS).unref();
}
