import type { Database } from "#database/database.ts";
import { readItems } from "#content/store/content-entries.ts";
import { createMailer } from "#services/mail/mail.ts";
import type { MailSettings } from "#services/mail/mail.settings.ts";
import { withDeliveries } from "../lead-deliveries.ts";
import type { Lead } from "../lead-transition.ts";
import type { PrepareAnswer } from "./mail-answer.ts";
import { answersTo, type LeadAnswer } from "./answers.ts";
import { namedMailboxes } from "./named-mailboxes.ts";
import type { QuoteFiles } from "./quote-files.ts";
import type { ReadMailedSettings } from "./mail-visitor.ts";

/**
 * Creates the mailer of answers, which continue the thread of their lead. Replies go to the
 * restaurant's mailbox, else to the group's e-mail. Undefined when mail is off.
 */
export function createAnswerMail(options: {
  readonly database: Pick<Database, "orm">;
  readonly settings: MailSettings;
  readonly readSettings: ReadMailedSettings;
  readonly mailboxes: readonly { readonly restaurant: string; readonly email: string }[];
  readonly quoteFiles: QuoteFiles;
}): PrepareAnswer | undefined {
  const { database, settings, readSettings, mailboxes, quoteFiles } = options;
  if (!settings.isOn) return undefined;
  const send = createMailer(settings);

  return async (answer, lead) => {
    const [restaurant] = await readItems(database.orm, "restaurants", lead.restaurant);
    // A mailbox for all restaurants' leads is not this restaurant's own.
    const named = (await namedMailboxes(database.orm, lead)).find(
      ({ restaurants }) => restaurants.length > 0,
    );
    const ofOperator = mailboxes.find((one) => one.restaurant === lead.restaurant);
    const mailbox = named?.email ?? ofOperator?.email;
    const { contact } = await readSettings();
    const mail = {
      id: mailIdOf(answer),
      to: [lead.email],
      replyTo: {
        name: restaurant?.name ?? settings.sender.name,
        address: mailbox ?? contact.email,
      },
      isByPerson: true,
      thread: await threadBefore(database, answer, lead),
      subject: answer.subject,
      text: answer.text,
      attachments: await quoteFiles(answer, lead, restaurant),
    };
    return () => send(mail);
  };
}

const mailIdOf = ({ id }: Pick<LeadAnswer, "id">) => `${id}.answer`;

/** Returns the thread's message ids: the group's mail, the acknowledgement, earlier answers. */
async function threadBefore(
  { orm }: Pick<Database, "orm">,
  answer: LeadAnswer,
  lead: Lead,
): Promise<readonly string[]> {
  const earlier = await answersTo(orm, lead.id);
  const sent = earlier.filter(({ id, state }) => state === "sent" && id !== answer.id);
  const [delivery] = await withDeliveries(orm, [lead]);
  const acknowledged = delivery?.visitorMailedAt ? [`${lead.id}.visitor`] : [];
  return [lead.id, ...acknowledged, ...sent.map(mailIdOf)];
}
