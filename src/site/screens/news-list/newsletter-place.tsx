import { m } from "../../../language/paraglide/messages.js";
import { Picture } from "../../ui/picture/picture.tsx";

/** The newsletter's place on the news page; sign-up opens with the lead service. */
export function NewsletterPlace() {
  return (
    <section
      aria-labelledby="newsletter"
      className="on-dark overflow-hidden [--line:#2c3b5c] [--surface:var(--color-night)]"
    >
      <div className="grid lg:grid-cols-2">
        <div className="px-gutter py-section lg:ps-[max(var(--spacing-gutter),calc((100vw-96rem)/2+var(--spacing-gutter)))]">
          <h2 id="newsletter" className="max-w-[14ch] text-heading">
            {m.newsletter_title()}
          </h2>
          <hr className="gold-rule my-7" />
          <p className="measure text-lead">{m.newsletter_text()}</p>
          <p className="mt-4 text-muted">{m.newsletter_soon()}</p>
        </div>
        <Picture
          image="/images/fig-tree-engraving.webp"
          alt=""
          sizes="(min-width: 64rem) 50vw, 100vw"
          className="max-lg:hidden"
          imgClassName="size-full object-cover [mask-image:linear-gradient(to_right,transparent,black_35%)]"
        />
      </div>
    </section>
  );
}
