import { m } from "#language/paraglide/messages.js";
import { ScreenState } from "#site/blocks/screen-state/screen-state.tsx";
import type { ExperienceCardData } from "./experience-card-data.ts";
import { ExperienceCard } from "./experience-card.tsx";
import type { ShownCountry } from "./shown-countries.ts";

interface ExperienceListProps {
  /** Undefined if they could not be loaded. */
  readonly experiences: readonly ExperienceCardData[] | undefined;
  readonly country: ShownCountry | undefined;
}

/** All active experiences, those of the country first (rule 3.12), or a state in their place. */
export function ExperienceList({ experiences, country }: ExperienceListProps) {
  if (experiences === undefined || country === undefined) {
    return <ScreenState isError title={m.experiences_error()} />;
  }
  if (experiences.length === 0) {
    return <ScreenState title={m.experiences_empty()} />;
  }
  const isHere = ({ countries }: ExperienceCardData) => countries.includes(country.name);
  const ordered = [
    ...experiences.filter(isHere),
    ...experiences.filter((experience) => !isHere(experience)),
  ];
  return (
    <section aria-labelledby="experiences">
      <h2 id="experiences" className="sr-only">
        {m.experiences_all()}
      </h2>
      <ul className="grid gap-y-[clamp(4rem,3rem+4.5vw,8rem)]">
        {ordered.map((experience, index) => (
          <li key={experience.id} className="reveal">
            <ExperienceCard
              experience={experience}
              country={country}
              isMirrored={index % 2 === 1}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
