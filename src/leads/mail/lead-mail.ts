import { html, raw } from "hono/html";
import type { Database } from "#database/database.ts";
import { readItems } from "#content/store/content-entries.ts";
import { shownEmail } from "#language/shown-email.server.ts";
import { createMailer } from "#services/mail/mail.ts";
import type { MailSettings } from "#services/mail/mail.settings.ts";
import type { Subject } from "../accept/form-fields.ts";
import { SUBJECT_NAMES } from "../subject-names.ts";
import { flatLead, mailLines } from "../lead-fields.ts";
import type { Lead } from "../lead-transition.ts";
import type { SendLeadMail } from "./mail-lead.ts";
import { isTableRequest, namedMailboxes } from "./named-mailboxes.ts";

/**
 * Creates the mail about a lead, to the mailboxes that staff named for such leads, else to the
 * group and the restaurant's mailboxes. Undefined when mail is off.
 */
export function createLeadMail(options: {
  readonly database: Pick<Database, "orm">;
  readonly settings: MailSettings;
  readonly mailboxes: readonly { readonly restaurant: string; readonly email: string }[];
}): SendLeadMail | undefined {
  const { database, settings, mailboxes } = options;
  if (!settings.isOn) return undefined;
  const send = createMailer(settings);
  const ofOperator = (slug: string) => [
    ...settings.recipients,
    ...mailboxes.filter((one) => one.restaurant === slug).map((one) => one.email),
  ];

  return async (lead, mailedTo) => {
    const { id, name, email, restaurant: slug } = lead;
    const [restaurant] = await readItems(database.orm, "restaurants", slug);
    const named = (await namedMailboxes(database.orm, lead)).map((one) => one.email);
    const ofStaff = named.length > 0 ? named : ofOperator(slug);
    return send({
      id,
      // A remote product API may know restaurants that the database lacks.
      ...leadMailText(lead, restaurant?.name ?? slug),
      replyTo: { name, address: email },
      // The synthetic lead carries the address of its own mailbox.
      to: lead.isCanary ? [email] : ofStaff,
      hasArrivedAt: mailedTo,
    });
  };
}

/** Staff read Portuguese. */
const IN_PORTUGUESE = { locale: "pt" } as const;
const LANGUAGE_NAMES = { pt: "português", en: "inglês", es: "espanhol" } as const;
const OPENINGS = {
  contact_form: "Novo contato",
  event_form: "Novo pedido de orçamento",
  newsletter_form: "Nova inscrição",
} as const;

/** UTC−3, without summer time. */
const MOMENT = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "America/Sao_Paulo",
});

function leadMailText(lead: Lead, restaurant: string) {
  const topic = isSubject(lead.subject) ? lead.subject : "outros";
  const subject = SUBJECT_NAMES[topic]({}, IN_PORTUGUESE);
  const preferredDate = lead.preferredDate.split("-").toReversed().join("/");
  const lines = mailLines({
    ...flatLead(lead),
    email: shownEmail(lead.email),
    restaurant,
    subject,
    preferredDate,
    language: LANGUAGE_NAMES[lead.language],
    createdAt: `${MOMENT.format(lead.createdAt)} (horário de Brasília)`,
  })
    // Keeps each field on one line, so that a value cannot forge another.
    .map(({ label, value }) => ({ label, value: value.replaceAll(/\s+/g, " ").trim() }))
    .filter(({ value }) => value !== "");
  return {
    subject: `${openingOf(lead, preferredDate) ?? `${OPENINGS[lead.form]}: ${subject}`} – ${restaurant}`,
    text: asText(lines, lead.message),
    html: asHtml(lines, lead.message),
  };
}

function openingOf(lead: Lead, preferredDate: string): string | undefined {
  if (!isTableRequest(lead)) return undefined;
  const { guestCount } = lead;
  const people = guestCount === 1 ? "1 pessoa" : `${guestCount} pessoas`;
  return `Novo pedido de mesa: ${preferredDate}, ${people}`;
}

type Lines = readonly { readonly label: string; readonly value: string }[];

const HINT = "Ao responder, você escreve diretamente ao visitante.";

function asText(lines: Lines, message: string): string {
  const labelled = lines.map(({ label, value }) => `${label}: ${value}`);
  return `${[...labelled, "", "Mensagem:", "", message, "", `-- \n${HINT}`].join("\n")}\n`;
}

function asHtml(lines: Lines, message: string): string {
  const rows = lines.map(
    ({ label, value }) =>
      html`<tr>
        <th align="left">${label}</th>
        <td>${value}</td>
      </tr> `,
  );
  const paragraph = message.split(/\r\n|\r|\n/).flatMap((line) => [line, raw("<br>\n")]);
  return html`<!doctype html>
    <html lang="pt-BR">
      <meta charset="utf-8" />
      <table cellpadding="4">
        ${rows}
      </table>
      <h2>Mensagem</h2>
      <p dir="auto">${paragraph.slice(0, -1)}</p>
      <hr />
      <p>${HINT}</p>
    </html> `.toString();
}

function isSubject(text: string): text is Subject {
  return Object.hasOwn(SUBJECT_NAMES, text);
}
