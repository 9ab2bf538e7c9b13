import { m } from "#language/paraglide/messages.js";
import { NewsletterForm } from "#site/blocks/newsletter-form/newsletter-form.tsx";
import { Picture } from "#site/ui/picture/picture.tsx";

/** The newsletter on the news page: an e-mail and a button (rule 6.3). */
export function NewsletterPlace() {
  return (
    <section
      aria-labelledby="newsletter"
      className="on-dark overflow-hidden print:hidden [--line:var(--color-night-line)] [--surface:var(--color-night)]"
    >
      <div className="grid lg:grid-cols-2">
        <div className="px-gutter py-section lg:ps-[max(var(--spacing-gutter),calc((100vw-96rem)/2+var(--spacing-gutter)))]">
          <h2 id="newsletter" className="max-w-[14ch] text-heading">
            {m.newsletter_title()}
          </h2>
          <hr className="gold-rule my-7" />
          <p className="measure text-lead">{m.newsletter_text()}</p>
          <div className="mt-10 max-w-md">
            <NewsletterForm id="news" labelledBy="newsletter" hasName={false} />
          </div>
        </div>
        <Picture
          image="/images/news-banyan-da-haddock-lobo.webp"
          alt=""
          upright
          sizes="(min-width: 64rem) 50vw, 100vw"
          className="max-lg:hidden"
          imgClassName="size-full object-cover"
        />
      </div>
    </section>
  );
}
