import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import type { FormResult } from "#site/blocks/lead-form/form-result.ts";
import {
  NewsletterForm,
  useIsNewsletterConfirmed,
} from "#site/blocks/newsletter-form/newsletter-form.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";

/** Where a sign-up without script ends: what became of it, and the form again if need be. */
export function NewsletterScreen({ actionResult }: { actionResult: FormResult | undefined }) {
  const language = useLanguage();
  const isConfirmed = useIsNewsletterConfirmed();
  const isSent = actionResult?.status === "sent";
  // The form of the news page has no name to ask for (rule 6.3).
  const hasName = actionResult === undefined || actionResult.values["name"] !== undefined;
  return (
    <div className="shell grid gap-x-10 pt-[calc(var(--spacing-header)+var(--spacing-section))] pb-section lg:grid-cols-12">
      <div className="lg:col-span-5">
        <h1 id="sign-up" className="text-heading">
          {titleOf(actionResult, isConfirmed)}
        </h1>
        <hr className="gold-rule my-7" />
        {isSent ? (
          <p
            data-result="sent"
            role="status"
            tabIndex={-1}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the result of what was just posted
            autoFocus
            className="text-lead outline-none"
          >
            {actionResult.message}
          </p>
        ) : (
          <p className="measure text-lead text-muted">{m.newsletter_text()}</p>
        )}
      </div>
      {!isSent && (
        <div className="mt-10 lg:col-span-5 lg:col-start-7 lg:mt-2">
          <NewsletterForm
            id="newsletter"
            labelledBy="sign-up"
            hasName={hasName}
            actionResult={actionResult}
          />
        </div>
      )}
      {/* Under what was said, or under the form. */}
      <p
        className={`mt-12 flex flex-wrap gap-x-8 gap-y-2 ${isSent ? "lg:col-span-12" : "lg:col-span-5 lg:col-start-7"}`}
      >
        <Link to={pathTo(language, "home")} className="quiet-link py-1">
          {m.layout_back_home()}
        </Link>
        <Link to={pathTo(language, "newsList")} className="quiet-link py-1">
          {m.newsletter_news()}
        </Link>
      </p>
    </div>
  );
}

function titleOf(actionResult: FormResult | undefined, isConfirmed: boolean): string {
  if (actionResult?.status === "sent") {
    return isConfirmed ? m.newsletter_to_confirm_title() : m.newsletter_sent_title();
  }
  return actionResult?.status === "failed" ? m.newsletter_failed_title() : m.newsletter_title();
}
