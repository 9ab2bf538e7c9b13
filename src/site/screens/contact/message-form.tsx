import { useSearchParams } from "react-router";
import { m } from "#language/paraglide/messages.js";
import {
  CONTACT_WORDS,
  MATTER_FIELDS,
  MatterFields,
  PERSON_FIELDS,
  PersonFields,
} from "#site/blocks/contact-form/contact-fields.tsx";
import type { FormResult } from "#site/blocks/lead-form/form-result.ts";
import { LeadForm } from "#site/blocks/lead-form/lead-form.tsx";
import { useLeadForm } from "#site/blocks/lead-form/use-lead-form.ts";
import { pathTo } from "#language/path-to.ts";
import { useLanguage } from "#site/navigation/use-language.ts";

interface MessageFormProps {
  /** The title of the experience that the visitor came from, or empty. */
  readonly experience: string;
  readonly actionResult: FormResult | undefined;
}

/** The contact form (rule 6.3), preset with what the visitor came from. */
export function MessageForm({ experience, actionResult }: MessageFormProps) {
  const language = useLanguage();
  const [query] = useSearchParams();
  const state = useLeadForm({
    id: "contact",
    endpoint: "/api/contact",
    fields: [...PERSON_FIELDS, ...MATTER_FIELDS],
    actionResult,
    words: CONTACT_WORDS,
    chosen: {
      subject: query.get("subject") ?? "",
      restaurant: query.get("restaurant") ?? "",
    },
    defaults: {
      message: experience === "" ? "" : m.contact_form_experience({ title: experience }),
    },
  });
  return (
    <section
      aria-labelledby="message"
      className="max-w-2xl print:hidden lg:col-span-6 lg:row-start-1"
    >
      <h2 id="message" className="text-heading">
        {m.contact_write_to_us()}
      </h2>
      <p className="measure mt-5 mb-12 text-muted">{m.contact_form_text()}</p>
      <LeadForm
        state={state}
        action={pathTo(language, "contact")}
        labelledBy="message"
        button={m.contact_form_button()}
      >
        <PersonFields state={state} />
        <MatterFields state={state} />
      </LeadForm>
    </section>
  );
}
