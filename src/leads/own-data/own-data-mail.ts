import { createMailer } from "#services/mail/mail.ts";
import type { MailSettings } from "#services/mail/mail.settings.ts";
import { m } from "#language/paraglide/messages.js";
import { ownDataPath } from "#language/path-to.ts";
import type { ReadMailedSettings } from "../mail/mail-visitor.ts";
import { LINK_MINUTES } from "./own-data-link.ts";
import type { DataRequest, SendOwnDataMail } from "./mail-own-data.ts";

/**
 * Creates the mail with a link to personal data, in the page's language, and the mail to the group
 * about what remains at the platform and in mailboxes. Undefined when mail is off.
 */
export function createOwnDataMail(options: {
  readonly settings: MailSettings;
  readonly readSettings: ReadMailedSettings;
  readonly siteUrl: string;
}): SendOwnDataMail | undefined {
  const { settings, readSettings, siteUrl } = options;
  if (!settings.isOn) return undefined;
  const send = createMailer(settings);
  return {
    async link({ id, email, language: locale }, token, attempts) {
      const { siteName, contact } = await readSettings();
      const paragraphs = [
        m.own_data_mail_text({ siteName }, { locale }),
        `${siteUrl}${ownDataPath(locale)}?token=${token}`,
        `-- \n${m.own_data_mail_end({ minutes: LINK_MINUTES }, { locale })}`,
      ];
      await send({
        // Each attempt has a new link.
        id: `${id}.${attempts}.own-data`,
        to: [email],
        replyTo: { name: settings.sender.name, address: contact.email },
        isReply: true,
        subject: m.own_data_mail_subject({ siteName }, { locale }),
        text: `${paragraphs.join("\n\n")}\n`,
      });
    },
    async change(request) {
      await send({
        id: `${request.id}.own-data`,
        to: settings.recipients,
        replyTo: settings.sender,
        subject: "Dados pessoais: falta fazer o mesmo fora do site",
        text: `${changeLines(request).join("\n\n")}\n`,
      });
    },
  };
}

/** Returns the lines for the group, in Portuguese. */
function changeLines({ kind, email, change }: DataRequest): string[] {
  const { deleted = 0, platformIds = [], perhapsAtPlatform = 0, name = "" } = change;
  const isRenamed = kind === "renamed";
  const done = {
    erased: `Quem usa o e-mail ${email} apagou, pela página de privacidade, o que o site guardava: registros apagados: ${deleted}.`,
    unsubscribed: `Quem usa o e-mail ${email} cancelou, pela página de privacidade, a newsletter. As inscrições saíram do site: ${deleted}.`,
    renamed: `Quem usa o e-mail ${email} corrigiu, pela página de privacidade, o nome na newsletter. O nome certo é: ${name}`,
    link: "",
  }[kind];
  return [
    done,
    platformIds.length > 0 ? `Na plataforma de marketing: ${platformIds.join(", ")}` : "",
    perhapsAtPlatform > 0
      ? `Talvez também na plataforma, sem número: ${perhapsAtPlatform}. Procure lá pelo e-mail.`
      : "",
    isRenamed
      ? "Falta corrigir o nome na plataforma de marketing."
      : kind === "unsubscribed"
        ? "Falta cancelar a inscrição na plataforma de marketing."
        : "Falta apagar na plataforma de marketing e nas caixas de correio. Depois, apague também este aviso.",
  ].filter((line) => line !== "");
}
