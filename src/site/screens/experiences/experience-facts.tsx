import { m } from "#language/paraglide/messages.js";
import { useLanguage } from "#site/navigation/use-language.ts";
import { Icon } from "#site/ui/icon/icon.tsx";
import { LocalText } from "#site/ui/local-text.tsx";
import type { ExperienceCardData } from "./experience-card-data.ts";

type Facts = Pick<ExperienceCardData, "duration" | "maxPeople">;

/** How long it takes and for how many, each only when it is known. */
export function ExperienceFacts({ experience }: { experience: Facts }) {
  const language = useLanguage();
  const { duration, maxPeople } = experience;
  if (duration.text === "" && maxPeople < 1) return null;
  return (
    <ul className="mt-5 flex flex-wrap gap-x-8 gap-y-2 text-sm text-muted">
      {duration.text !== "" && (
        <li className="flex items-center gap-2">
          <Icon name="clock" className="size-4.5" />
          <span className="sr-only">{`${m.experiences_duration()}: `}</span>
          <LocalText value={duration} pageLanguage={language} />
        </li>
      )}
      {maxPeople > 0 && (
        <li className="flex items-center gap-2">
          <Icon name="users" className="size-4.5" />
          <span>
            {maxPeople === 1
              ? m.experiences_one_person()
              : m.experiences_up_to_people({ count: String(maxPeople) })}
          </span>
        </li>
      )}
    </ul>
  );
}
