import { withTimeLimit } from "#runtime/concurrency/time-limit.ts";
import { createMailer, MailError, type OutgoingMail } from "#services/mail/mail.ts";
import type { MailSettings } from "#services/mail/mail.settings.ts";
import { type Log, redactedError } from "#runtime/logging/log.ts";
import type { DeskLanguage, ListedInvitation } from "./contract.ts";
import type { Account } from "./desk-session.ts";

const LIMIT_MS = 10_000;

type Texts = Readonly<Record<DeskLanguage, { readonly subject: string; readonly text: string }>>;

const INVITATION: Texts = {
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

const REPLACEMENT: Texts = {
  pt: {
    subject: "Área da equipe do Rubaiyat: seu aplicativo autenticador foi trocado",
    text: "O aplicativo autenticador da sua conta foi trocado agora, com a sua senha, e as outras sessões foram encerradas. Se não foi você, fale já com um administrador: um novo convite tira esse acesso.",
  },
  en: {
    subject: "Rubaiyat staff area: your authenticator app was replaced",
    text: "The authenticator app of your account has just been replaced, with your password, and its other sessions were ended. If it was not you, tell an administrator at once: a new invitation takes that access away.",
  },
  es: {
    subject: "Área del equipo de Rubaiyat: se ha cambiado su aplicación de autenticación",
    text: "La aplicación de autenticación de su cuenta se acaba de cambiar, con su contraseña, y las demás sesiones se cerraron. Si no fue usted, avise enseguida a un administrador: una nueva invitación retira ese acceso.",
  },
};

export type MailInvitation = (
  invitation: Pick<ListedInvitation, "id" | "email">,
  link: string,
  language: DeskLanguage,
) => Promise<boolean>;

/** Creates the sender of invitations in the chosen language; it returns false if mail is off. */
export function createInvitationMail(
  settings: MailSettings,
  log: Log,
  limitMs = LIMIT_MS,
): MailInvitation {
  const send = createStaffMail(settings, log, limitMs);
  return ({ id, email }, link, language) => {
    const { subject, text } = INVITATION[language];
    return send({ id: `${id}.invitation`, to: [email], subject, text: `${text}\n\n${link}\n` });
  };
}

/** Notifies an account of its new second factor; false if no mail was sent. */
export type MailReplacement = (
  account: Pick<Account, "id" | "email" | "language">,
) => Promise<boolean>;

export function createReplacementMail(settings: MailSettings, log: Log): MailReplacement {
  const send = createStaffMail(settings, log, LIMIT_MS);
  return ({ id, email, language }) => {
    const { subject, text } = REPLACEMENT[language];
    return send({
      id: `${id}.${Date.now()}.authenticator`,
      to: [email],
      subject,
      text: `${text}\n`,
    });
  };
}

type StaffMail = Pick<OutgoingMail, "id" | "to" | "subject" | "text">;

function createStaffMail(settings: MailSettings, log: Log, limitMs: number) {
  if (!settings.isOn) return async () => false;
  const send = createMailer(settings);
  return async (mail: StaffMail) => {
    try {
      await withTimeLimit(send({ ...mail, replyTo: settings.sender }), limitMs);
      return true;
    } catch (error) {
      // A mail server's text may name mailboxes.
      const reason = error instanceof MailError ? error.outcome : redactedError(error);
      log.warn({ reason }, "Mail to staff not sent");
      return false;
    }
  };
}
