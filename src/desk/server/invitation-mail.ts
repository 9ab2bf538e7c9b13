import { withTimeLimit } from "#concurrency/time-limit.ts";
import { createMailer, MailError } from "#external-services/mail/mail.ts";
import type { MailSettings } from "#external-services/mail/mail.settings.ts";
import { type Log, redactedError } from "#logging/log.ts";
import type { DeskLanguage, ListedInvitation } from "../contract.ts";

/** Whoever invites waits for the mail server no longer than this. */
const LIMIT_MS = 10_000;

const TEXTS: Record<DeskLanguage, { readonly subject: string; readonly text: string }> = {
  pt: {
    subject: "Convite para a área da equipe do Rubaiyat",
    text: "Você foi convidado para a área da equipe do site do Rubaiyat. O link vale por 48 horas e só para você:",
  },
  en: {
    subject: "Invitation to the Rubaiyat staff area",
    text: "You are invited to the staff area of the Rubaiyat website. The link is valid for 48 hours, and for you alone:",
  },
  es: {
    subject: "Invitación al área del equipo de Rubaiyat",
    text: "Usted ha recibido una invitación al área del equipo del sitio web de Rubaiyat. El enlace es válido durante 48 horas y solo para usted:",
  },
};

/** Mails an invitation and says whether the mail server took it. */
export type MailInvitation = (
  invitation: Pick<ListedInvitation, "id" | "email">,
  link: string,
  language: DeskLanguage,
) => Promise<boolean>;

/** Mails invitations, in the language that was chosen for the invited person; never where mail is off. */
export function createInvitationMail(
  settings: MailSettings,
  log: Log,
  limitMs = LIMIT_MS,
): MailInvitation {
  if (!settings.isOn) return async () => false;
  const send = createMailer(settings);
  return async ({ id, email }, link, language) => {
    const { subject, text } = TEXTS[language];
    const mail = {
      id: `${id}.invitation`,
      to: [email],
      replyTo: settings.sender,
      subject,
      text: `${text}\n\n${link}\n`,
    };
    try {
      await withTimeLimit(send(mail), limitMs);
      return true;
    } catch (error) {
      // What a mail server says may name mailboxes.
      const reason = error instanceof MailError ? error.outcome : redactedError(error);
      log.warn({ reason }, "An invitation was not mailed");
      return false;
    }
  };
}
