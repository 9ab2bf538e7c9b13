import { createMailer } from "#external-services/mail/mail.ts";
import type { MailSettings } from "#external-services/mail/mail.settings.ts";
import { m } from "#language/paraglide/messages.js";
import { newsletterConfirmationPath } from "#language/path-to.ts";
import { confirmationToken } from "../accept/newsletter-confirmation.ts";
import type { ReadMailedSettings, SendVisitorMail } from "./visitor-mail-poller.ts";

/**
 * The mail with the link by which a subscriber confirms, in the language of the page where they signed
 * up (rule 6.16). Undefined where mail is off or nobody is asked to confirm.
 */
export function createConfirmationMail(options: {
  readonly settings: MailSettings;
  readonly readSettings: ReadMailedSettings;
  readonly siteUrl: string;
  readonly secret: string | undefined;
}): SendVisitorMail | undefined {
  const { settings, readSettings, siteUrl, secret } = options;
  if (!settings.isOn || secret === undefined) return undefined;
  const send = createMailer(settings);

  return async (lead) => {
    const { language: locale } = lead;
    const { siteName, contact } = await readSettings();
    const token = confirmationToken(lead, secret);
    const paragraphs = [
      m.newsletter_mail_text({ siteName }, { locale }),
      `${siteUrl}${newsletterConfirmationPath(locale)}?token=${token}`,
      m.newsletter_consent({}, { locale }),
      `-- \n${m.newsletter_mail_end({}, { locale })}`,
    ];
    await send({
      id: `${lead.id}.confirmation`,
      to: [lead.email],
      replyTo: { name: settings.sender.name, address: contact.email },
      isReply: true,
      subject: m.newsletter_mail_subject({ siteName }, { locale }),
      text: `${paragraphs.join("\n\n")}\n`,
    });
  };
}
