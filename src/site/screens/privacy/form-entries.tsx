import { m } from "#language/paraglide/messages.js";
import { TermList } from "#site/blocks/text-page/text-page.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { periodText, PERIODS } from "./privacy-facts.ts";

/** What a lead keeps (src/database/schema/leads.ts). */
export function KeptByForms() {
  const period = periodText(PERIODS.confirmation, useLanguage());
  return (
    <>
      <p>{m.privacy_forms_text()}</p>
      <TermList
        terms={[
          { term: m.layout_contact(), text: m.privacy_forms_contact_text() },
          { term: m.privacy_forms_quote(), text: m.privacy_forms_quote_text() },
          { term: m.newsletter_name(), text: m.privacy_forms_newsletter_text({ period }) },
          { term: m.privacy_forms_all(), text: m.privacy_forms_all_text() },
        ]}
      />
      <p>{m.privacy_forms_score()}</p>
    </>
  );
}

/** Why a message or a request for a quote is kept is said by the group; what the form does not do, by the site. */
export function Purposes({ text }: { text: string }) {
  return (
    <TermList
      terms={[
        {
          term: m.privacy_why_answer(),
          text: `${text} ${m.privacy_why_answer_only()}`.trim(),
        },
        { term: m.newsletter_name(), text: m.privacy_why_newsletter_text() },
      ]}
    />
  );
}

export function Recipients() {
  return (
    <>
      <p>{m.privacy_who_gets_text()}</p>
      <TermList
        terms={[
          { term: "RD Station", text: m.privacy_who_gets_platform_text() },
          { term: m.privacy_who_gets_mail(), text: m.privacy_who_gets_mail_text() },
        ]}
      />
      <p>{m.privacy_who_gets_nobody_else()}</p>
    </>
  );
}
