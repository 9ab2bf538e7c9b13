import { eq } from "drizzle-orm";
import type { Database } from "#database/connect.server.ts";
import { restaurants } from "#database/schema/restaurants.ts";
import { createMailer } from "#external-services/mail/mail.ts";
import type { MailSettings } from "#external-services/mail/mail.settings.ts";
import { leadMailText } from "./lead-mail-text.ts";
import type { SendLeadMail } from "./mail-poller.ts";

/**
 * The mail about a lead: to the group always, and to the mailboxes that `houses` gives the lead's
 * restaurant (by slug). Undefined when mail is off.
 */
export function createLeadMail(options: {
  readonly database: Pick<Database, "orm">;
  readonly settings: MailSettings;
  readonly houses: readonly { readonly restaurant: string; readonly email: string }[];
}): SendLeadMail | undefined {
  const { database, settings, houses } = options;
  if (!settings.isOn) return undefined;
  const send = createMailer(settings);

  return async (lead) => {
    const [house] = await database.orm
      .select({ name: restaurants.name })
      .from(restaurants)
      .where(eq(restaurants.slug, lead.restaurant));
    return send({
      id: lead.id,
      // A remote product API may know restaurants that our rows do not.
      ...leadMailText(lead, house?.name ?? lead.restaurant),
      replyTo: { name: lead.name, address: lead.email },
      alsoTo: houses.filter((one) => one.restaurant === lead.restaurant).map(({ email }) => email),
      hasArrivedAt: lead.mailedTo,
    });
  };
}
