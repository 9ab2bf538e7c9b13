import {
  loadSiteSettings,
  UNREAD_SITE_SETTINGS,
} from "#api/site-settings/load-site-settings.server.ts";
import { readEnvironment } from "#config/environment.server.ts";
import { createInvitationMail } from "#accounts/invitation-mail.ts";
import { mailSettings } from "#services/mail/mail.settings.ts";
import { accountsTool } from "./run-accounts.ts";
import { runTool } from "../command-line.ts";

// `npm run accounts`: manages who may use the desk (docs/operations.md).
await runTool(
  accountsTool((terminal) => {
    const warn = (_fields: object, message: string) => terminal.writeErr(`${message}\n`);
    const log = { info() {}, warn, error: warn };
    const environment = readEnvironment();
    const { siteUrl, siteConfig } = environment;
    return {
      siteUrl,
      async mailInvitation(...invitation) {
        const { email } = (await loadSiteSettings(siteConfig, log)) ?? UNREAD_SITE_SETTINGS;
        return createInvitationMail(mailSettings(environment, email), log)(...invitation);
      },
    };
  }),
);
