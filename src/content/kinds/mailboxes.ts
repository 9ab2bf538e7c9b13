import { z } from "zod";
import { email, listFrom, listOf, restaurantSlug } from "../schemas/content-fields.ts";
import { MOST } from "../schemas/content-maxima.ts";
import { MANAGERS } from "../schemas/content-roles.ts";
import { LEAD_TOPICS } from "../schemas/lead-topics.ts";
import type { Kind } from "./kind.ts";

/**
 * Staff mailboxes and their leads (rule 6.18), one entry; if missing, environment and operator's
 * file decide.
 */
const mailboxesContent = z
  .strictObject({
    slug: z.literal("leads"),
    mailboxes: listOf(
      z
        .strictObject({
          email,
          /** Empty: all restaurants. */
          restaurants: listOf(restaurantSlug, MOST.restaurantsOfMailbox).readonly(),
          /** Empty: all topics. */
          topics: listFrom(LEAD_TOPICS).readonly(),
        })
        .readonly(),
      MOST.mailboxes,
    )
      .superRefine((mailboxes, context) => {
        const emails = mailboxes.map((one) => one.email.toLowerCase());
        for (const [index, one] of emails.entries()) {
          if (emails.indexOf(one) < index)
            context.addIssue({
              code: "custom",
              path: [index, "email"],
              message: "is there already",
            });
        }
      })
      .readonly(),
  })
  .readonly();

export type MailboxesContent = z.infer<typeof mailboxesContent>;
export type Mailbox = MailboxesContent["mailboxes"][number];

export const mailboxesKind: Kind<MailboxesContent> = {
  shape: mailboxesContent,
  editors: MANAGERS,
  only: "leads",
};
