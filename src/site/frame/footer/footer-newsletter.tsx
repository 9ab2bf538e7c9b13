import { m } from "../../../language/paraglide/messages.js";

/** The newsletter's place; sign-up opens with the lead service. */
export function FooterNewsletter() {
  return (
    <section aria-labelledby="footer-newsletter" className="mt-10">
      <h2 id="footer-newsletter" className="label font-sans text-muted">
        {m.footer_newsletter()}
      </h2>
      <p className="mt-3 max-w-sm text-sm">{m.footer_newsletter_text()}</p>
      <p className="mt-2 text-sm text-muted">{m.footer_newsletter_soon()}</p>
    </section>
  );
}
