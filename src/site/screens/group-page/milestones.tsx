import type { PageWords } from "#content/schemas/page-texts.ts";
import { Picture } from "#site/ui/picture/picture.tsx";

/** The years of the text above once more, as one thin line. */
export function Milestones({ words }: { words: PageWords<"who-we-are">["milestones"] }) {
  return (
    <section aria-labelledby="milestones" className="on-dark">
      <div className="shell grid gap-x-10 gap-y-16 py-section lg:grid-cols-12">
        <h2 id="milestones" className="text-heading lg:col-span-4">
          {words.title}
        </h2>
        <div className="relative lg:col-span-7 lg:col-start-6">
          {/* The root of home's tree, which becomes the line. */}
          <Picture
            image="/images/fig-root.svg"
            alt=""
            className="absolute -start-3 bottom-full lg:-start-[calc(var(--spacing-section)/4)]"
            imgClassName="h-12 w-auto max-w-none lg:h-section"
          />
          <ol className="root-line">
            {words.figures.map(({ value, text }, index) => (
              <li
                // Two may be alike, and the list is shown as a whole.
                // oxlint-disable-next-line react/no-array-index-key
                key={index}
                className="grid items-baseline gap-x-8 py-3.5 ps-7 sm:grid-cols-[6.5rem_1fr] sm:ps-10"
              >
                <span className="figures relative font-display text-title leading-tight font-light before:absolute before:inset-y-0 before:-start-[2.03rem] before:my-auto before:size-2 before:rounded-full before:bg-gold sm:before:-start-[2.78rem]">
                  {value}
                </span>
                <span className="text-muted">{text}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
