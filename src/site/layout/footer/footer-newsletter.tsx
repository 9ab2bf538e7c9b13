import { m } from "#language/paraglide/messages.js";
import { NewsletterForm } from "#site/blocks/newsletter-form/newsletter-form.tsx";

/** Sign-up on every page (rule 2.4). */
export function FooterNewsletter() {
  return (
    <section aria-labelledby="footer-newsletter" className="mt-10 max-w-sm">
      <h2 id="footer-newsletter" className="label font-sans text-muted">
        {m.footer_newsletter()}
      </h2>
      <p className="mt-3 mb-6 text-sm">{m.footer_newsletter_text()}</p>
      <NewsletterForm id="footer" labelledBy="footer-newsletter" buttonLook="outline" />
    </section>
  );
}
