import { m } from "#language/paraglide/messages.js";
import { Picture } from "#site/ui/picture/picture.tsx";

const MILESTONES = [
  { year: 1951, text: m.who_we_are_milestone_1951 },
  { year: 1957, text: m.who_we_are_milestone_1957 },
  { year: 1962, text: m.who_we_are_milestone_1962 },
  { year: 1968, text: m.who_we_are_milestone_1968 },
  { year: 1995, text: m.who_we_are_milestone_1995 },
  { year: 2001, text: m.who_we_are_milestone_2001 },
  { year: 2006, text: m.who_we_are_milestone_2006 },
  { year: 2013, text: m.who_we_are_milestone_2013 },
  { year: 2014, text: m.who_we_are_milestone_2014 },
  { year: 2016, text: m.who_we_are_milestone_2016 },
] as const;

/** The years of the text above once more, as one thin line. */
export function Milestones() {
  return (
    <section aria-labelledby="milestones" className="on-dark">
      <div className="shell grid gap-x-10 gap-y-12 py-section lg:grid-cols-12">
        <h2 id="milestones" className="text-heading lg:col-span-4">
          {m.who_we_are_milestones_title()}
        </h2>
        <div className="relative lg:col-span-7 lg:col-start-6">
          {/* The root of home's tree, which becomes the line. */}
          <Picture
            image="/images/fig-root.svg"
            alt=""
            className="absolute -start-3 bottom-full lg:-start-[calc(var(--spacing-section)/4)]"
            imgClassName="h-12 w-auto max-w-none lg:h-section"
          />
          <ol className="border-s border-gold">
            {MILESTONES.map(({ year, text }) => (
              <li
                key={year}
                className="grid items-baseline gap-x-8 py-3.5 ps-7 sm:grid-cols-[6.5rem_1fr] sm:ps-10"
              >
                <span className="figures relative font-display text-title leading-tight font-light before:absolute before:inset-y-0 before:-start-[2.03rem] before:my-auto before:size-2 before:rounded-full before:bg-gold sm:before:-start-[2.78rem]">
                  {year}
                </span>
                <span className="text-muted">{text()}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
