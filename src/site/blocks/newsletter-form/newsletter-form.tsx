import { Link, useRouteLoaderData } from "react-router";
import { FIELD_LENGTHS } from "#leads/accept/field-rules.ts";
import { consentVersion } from "#leads/accept/form-fields.ts";
import { m } from "#language/paraglide/messages.js";
import { newsletterPath, pathTo } from "#language/path-to.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { useSiteName } from "#site/navigation/use-site-name.ts";
import { TextField } from "#site/ui/field/text-field.tsx";
import type { FormResult } from "../lead-form/form-result.ts";
import { LeadForm } from "../lead-form/lead-form.tsx";
import { useLeadForm } from "../lead-form/use-lead-form.ts";

interface NewsletterFormProps {
  readonly id: string;
  /** The id of the heading that names the form. */
  readonly labelledBy: string;
  /** The news page asks for the e-mail only (rule 6.3). */
  readonly hasName?: boolean;
  /** A quieter button, where the form is not what the page is about. */
  readonly buttonStyle?: "primary" | "outline";
  readonly actionResult?: FormResult | undefined;
}

/** Signing up is the consent: the sentence that is agreed to is above the button. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { id, labelledBy, hasName = true, buttonStyle = "primary", actionResult } = props;
  const language = useLanguage();
  const siteName = useSiteName();
  const isConfirmed = useIsNewsletterConfirmed();
  const state = useLeadForm({
    id,
    endpoint: "/api/newsletter",
    fields: hasName ? ["name", "email"] : ["email"],
    actionResult,
    words: isConfirmed ? CONFIRMED_WORDS : WORDS,
  });
  return (
    <LeadForm
      state={state}
      action={newsletterPath(language)}
      labelledBy={labelledBy}
      button={m.newsletter_button()}
      buttonStyle={buttonStyle}
      className={hasName ? "grid gap-x-6 gap-y-4 min-[22rem]:grid-cols-2" : "grid gap-5"}
    >
      <input type="hidden" name="consentVersion" value={consentVersion(siteName)} />
      {hasName && (
        <TextField
          {...state.field("name")}
          label={m.form_name()}
          autoComplete="name"
          maxLength={FIELD_LENGTHS.name.maximum}
        />
      )}
      <TextField
        {...state.field("email")}
        label={m.form_email()}
        type="email"
        autoComplete="email"
        maxLength={FIELD_LENGTHS.email.maximum}
      />
      <p className="col-span-full text-xs text-muted">
        <span>{m.newsletter_consent({ siteName })}</span>{" "}
        <Link
          to={pathTo(language, "privacy")}
          className="quiet-link inline-flex min-h-6 items-center"
        >
          {m.privacy_title()}
        </Link>
      </p>
    </LeadForm>
  );
}

const WORDS = {
  sent: m.newsletter_sent_title,
  sentText: m.newsletter_sent,
  sentNote: m.newsletter_sent_note,
  failed: m.newsletter_failed_title,
  failedText: m.newsletter_failed_text,
  failedNote: m.newsletter_failed_note,
};

/** Where a link in a mail must be confirmed nobody has subscribed yet. */
const CONFIRMED_WORDS = {
  ...WORDS,
  sent: m.newsletter_to_confirm_title,
  sentText: m.newsletter_to_confirm,
  sentNote: m.newsletter_to_confirm,
};

/** Whether a sign-up is confirmed by a link in a mail. */
export function useIsNewsletterConfirmed(): boolean {
  const layout = useRouteLoaderData("root") as { isNewsletterConfirmed?: true } | undefined;
  return layout?.isNewsletterConfirmed === true;
}
