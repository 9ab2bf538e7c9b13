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
  const here = experiences.filter(isHere);
  const elsewhere = experiences.filter((experience) => !isHere(experience));
  return (
    <>
      <section aria-labelledby="experiences">
        <h2 id="experiences" className="sr-only">
          {m.experiences_all()}
        </h2>
        <Cards experiences={here.length > 0 ? here : elsewhere} country={country} />
      </section>
      {here.length > 0 && elsewhere.length > 0 && (
        <>
          <h2 className="pt-[clamp(2rem,1rem+3vw,4rem)] text-heading">
            {m.experiences_elsewhere()}
          </h2>
          <Cards experiences={elsewhere} country={country} />
        </>
      )}
    </>
  );
}

/** Cards whose pictures stand now on one side, now on the other. */
function Cards(props: { experiences: readonly ExperienceCardData[]; country: ShownCountry }) {
  const { experiences, country } = props;
  return (
    <ul className="grid gap-y-[clamp(4rem,3rem+4.5vw,8rem)]">
      {experiences.map((experience, index) => (
        <li key={experience.id} className="reveal">
          <ExperienceCard experience={experience} country={country} isMirrored={index % 2 === 1} />
        </li>
      ))}
    </ul>
  );
}
