import { MOST } from "#content/schemas/content-maxima.ts";
import type { Mailbox, MailboxesContent } from "#content/kinds/mailboxes.ts";
import { LEAD_TOPICS, type LeadTopic } from "#content/schemas/lead-topics.ts";
import { SUBJECT_NAMES } from "#leads/subject-names.ts";
import { m } from "../paraglide/messages.js";
import { list, record } from "../pieces/composed-fields.tsx";
import { email, some } from "../pieces/field-types.tsx";
import { declareKind } from "../pieces/kind.ts";
import { loadRestaurants, useRestaurantChoices, type WithRestaurants } from "./references.ts";

const TOPIC_WORDS: Readonly<Record<LeadTopic, () => string>> = {
  mesa: m.topic_table,
  ...SUBJECT_NAMES,
};

export const mailboxes = declareKind<MailboxesContent, WithRestaurants>({
  path: "mailboxes",
  titleOf: () => m.nav_mailboxes(),
  lead: m.mailboxes_lead,
  load: loadRestaurants,
  isThereBefore: true,
  hasNoPage: true,
})({
  title: m.addresses_title,
  fields: {
    mailboxes: list<Mailbox>(m.addresses_title, {
      hint: m.mailboxes_hint,
      item: record({
        email: email(m.field_email_label, { expected: m.expected_mailbox }),
        restaurants: some<string>(m.nav_restaurants, {
          hint: m.mailbox_restaurants_hint,
          useChoices: useRestaurantChoices,
          inOrder: "of choice",
        }),
        topics: some<LeadTopic>(m.field_about, {
          hint: m.mailbox_topics_hint,
          values: LEAD_TOPICS,
          wordsOf: (topic) => TOPIC_WORDS[topic](),
          inOrder: "of choices",
        }),
      }),
      maximum: MOST.mailboxes,
      nameOf: (one) => one.email,
      numbered: m.mailbox_number,
      addText: m.mailbox_add,
      isFolding: true,
    }),
  },
});
