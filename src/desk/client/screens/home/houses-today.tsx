import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import type { HouseToday } from "#desk/today-contract.ts";
import { type HouseDay, houseDay } from "#desk/client/hours/house-day.ts";
import { spansWords } from "#desk/client/hours/opening-hours-words.ts";
import { sentenceNow } from "#desk/client/hours/site-sentence.tsx";
import { m } from "#desk/client/paraglide/messages.js";
import { Button } from "#desk/client/ui/button.tsx";
import { Section } from "#desk/client/ui/page.tsx";
import { UnknownHours } from "#desk/client/hours/unknown-hours.tsx";
import { type DayChoice, DayDialog } from "./day-dialog.tsx";

/** Each restaurant's hours of today, to be changed in two presses. */
export function HousesToday({ houses }: { readonly houses: readonly HouseToday[] }) {
  const [open, setOpen] = useState<{ readonly slug: string; readonly choice: DayChoice }>();
  const { revalidate } = useRevalidator();
  const opened = houses.find(({ slug }) => slug === open?.slug);
  const day = dayOf(opened);
  return (
    <Section
      title={m.today_houses()}
      action={
        houses.length > 1 && (
          <Link to="/special-day" className="text-link">
            {m.today_several()}
          </Link>
        )
      }
    >
      <ul className="houses">
        {houses.map((house) => {
          const its = dayOf(house);
          if (its === undefined) return null;
          return (
            <li key={house.slug}>
              <House
                house={house}
                day={its}
                onChoose={(choice) => setOpen({ slug: house.slug, choice })}
              />
            </li>
          );
        })}
      </ul>
      <UnknownHours houses={houses.filter((house) => dayOf(house) === undefined)} />
      {open !== undefined && opened !== undefined && day !== undefined && (
        <DayDialog
          choice={open.choice}
          house={opened}
          day={day}
          onChanged={() => void revalidate()}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Section>
  );
}

const dayOf = (house: HouseToday | undefined) =>
  house?.openingHours == null ? undefined : houseDay(house.openingHours);

interface HouseProps {
  readonly house: HouseToday;
  readonly day: HouseDay;
  readonly onChoose: (choice: DayChoice) => void;
}

function House({ house, day, onChoose }: HouseProps) {
  const { slug, name, openingHours } = house;
  return (
    <div className="house">
      <div>
        <p>
          <Link to={`/restaurants/${slug}#openingHours`} className="text-link house-name">
            {name}
          </Link>
          {day.special !== null && <span className="badge">{m.today_special()}</span>}
        </p>
        {openingHours !== null && <p>{sentenceNow(openingHours)}</p>}
        {day.spans.length > 0 && <p className="small">{spansWords(day.spans)}</p>}
      </div>
      <div className="form-buttons">
        {day.closings.length > 0 && (
          <Button about={name} onClick={() => onChoose("early")}>
            {m.today_early()}
          </Button>
        )}
        {day.spans.length > 0 && (
          <Button about={name} onClick={() => onChoose("closed")}>
            {m.today_closed()}
          </Button>
        )}
        {day.special !== null && (
          <Button about={name} onClick={() => onChoose("week")}>
            {m.today_as_week()}
          </Button>
        )}
      </div>
    </div>
  );
}
