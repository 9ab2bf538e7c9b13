import type { PageWords } from "#content/schemas/page-texts.ts";
import { Picture } from "#site/ui/picture/picture.tsx";

/** What is celebrated and what is served (rule 3.9), beside a picture that bleeds off the page. */
export function EventOccasions({ words }: { words: PageWords<"events"> }) {
  const { occasions, services } = words;
  return (
    <div className="overflow-clip bg-surface-alt">
      <div className="shell grid gap-x-10 gap-y-14 lg:grid-cols-12">
        <Picture
          image="/images/section-reservations.webp"
          alt=""
          upright
          isCut
          sizes="(min-width: 64rem) 42vw, 100vw"
          className="-mx-gutter block lg:col-span-5 lg:ms-[calc(-1*max(var(--spacing-gutter),50vw-48rem+var(--spacing-gutter)))] lg:me-0"
          imgClassName="h-72 w-full object-cover sm:h-96 lg:h-full"
        />
        <div className="grid content-center gap-14 pb-section lg:col-span-6 lg:col-start-7 lg:py-section">
          <section aria-labelledby="occasions">
            <h2 id="occasions" className="label font-sans text-muted">
              {occasions.title}
            </h2>
            {/* Each rule stands before its word; before the first word of a line it is cut off. */}
            <ul className="mt-6 -ms-[calc(1.25rem+0.5em)] flex flex-wrap gap-x-[0.5em] gap-y-2 font-display text-[clamp(1.75rem,1.4rem+1.25vw,2.75rem)] leading-tight font-light [clip-path:inset(0_0_0_calc(1.25rem+0.5em))]">
              {occasions.entries.map((occasion, index) => (
                // Two may be alike, and the list is shown as a whole.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={index} className="flex max-w-full items-center gap-[0.5em]">
                  <span aria-hidden="true" className="h-px w-[1.25rem] shrink-0 bg-gold" />
                  <span className="min-w-0">{occasion}</span>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="services">
            <h2 id="services" className="label font-sans text-muted">
              {services.title}
            </h2>
            <ul className="mt-4 grid sm:grid-cols-2 sm:gap-x-10">
              {services.entries.map((service, index) => (
                // As above.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={index} className="border-b border-gold/50 py-3 text-lead">
                  {service}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </div>
  );
}
