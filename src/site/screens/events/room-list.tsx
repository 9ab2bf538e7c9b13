import { LANGUAGE_TAGS } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";
import { useLanguage } from "#site/navigation/use-language.ts";
import { LocalText } from "#site/ui/local-text.tsx";
import type { EventVenue } from "./event-venue.ts";

/** Each room with what it holds in large figures; nothing where no room is known. */
export function RoomList({ rooms }: Pick<EventVenue, "rooms">) {
  const language = useLanguage();
  if (rooms.length === 0) return undefined;
  return (
    <ul className="mt-5">
      {rooms.map(({ name, capacity }) => (
        <li
          key={name.text + capacity}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-3"
        >
          <span>
            <LocalText value={name} pageLanguage={language} missing={m.events_room()} />
          </span>
          {capacity > 0 && (
            <span className="text-sm text-muted">
              <span className="figures font-display text-title text-text">
                {new Intl.NumberFormat(LANGUAGE_TAGS[language]).format(capacity)}
              </span>{" "}
              <span>{capacity === 1 ? m.events_person() : m.events_people()}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
