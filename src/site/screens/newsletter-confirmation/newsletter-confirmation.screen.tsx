import { Link, useLocation } from "react-router";
import { consentVersion } from "#leads/accept/form-fields.ts";
import { m } from "#language/paraglide/messages.js";
import { newsletterPath, pathTo } from "#language/path-to.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { useSiteName } from "#site/navigation/use-site-name.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";

/** `valid`: may be confirmed; `failed`: not now, the button may be pressed again. */
type ConfirmationState = "valid" | "confirmed" | "failed" | "expired" | "forged";

/** Where the link of a newsletter's mail leads: the button that confirms, and what became of it. */
export function NewsletterConfirmationScreen({ state }: { state: ConfirmationState }) {
  const language = useLanguage();
  const siteName = useSiteName();
  const { pathname, search } = useLocation();
  const { title, text } = WORDS[state];
  const canConfirm = state === "valid" || state === "failed";
  return (
    <div className="shell pt-[calc(var(--spacing-header)+var(--spacing-section))] pb-section">
      <div className="max-w-3xl">
        <h1 id="confirm" className="text-heading">
          {title()}
        </h1>
        <hr className="gold-rule my-7" />
        <p
          role={state === "valid" ? undefined : state === "failed" ? "alert" : "status"}
          className="measure text-lead"
        >
          {text()}
        </p>
        {canConfirm && (
          <form
            method="post"
            action={pathname + search}
            aria-labelledby="confirm"
            className="mt-10"
          >
            <input type="hidden" name="consentVersion" value={consentVersion(siteName)} />
            <p className="measure mb-7 text-sm text-muted">
              <span>{m.newsletter_consent({ siteName })}</span>{" "}
              <Link to={pathTo(language, "privacy")} className="quiet-link">
                {m.privacy_title()}
              </Link>
            </p>
            <button type="submit" className={buttonClass("primary")}>
              {m.newsletter_confirm_button()}
            </button>
          </form>
        )}
        <p className="mt-12 flex flex-wrap gap-x-8 gap-y-2">
          {(state === "expired" || state === "forged") && (
            <Link to={newsletterPath(language)} className="quiet-link py-1">
              {m.newsletter_link_again()}
            </Link>
          )}
          <Link to={pathTo(language, "home")} className="quiet-link py-1">
            {m.layout_back_home()}
          </Link>
        </p>
      </div>
    </div>
  );
}

const WORDS: Readonly<
  Record<ConfirmationState, { readonly title: () => string; readonly text: () => string }>
> = {
  valid: { title: m.newsletter_confirm_title, text: m.newsletter_confirm_text },
  failed: { title: m.newsletter_confirm_title, text: m.newsletter_confirm_failed },
  confirmed: { title: m.newsletter_confirmed_title, text: m.newsletter_sent_note },
  expired: { title: m.link_expired_title, text: m.newsletter_link_expired },
  forged: { title: m.newsletter_link_forged_title, text: m.newsletter_link_forged },
};
