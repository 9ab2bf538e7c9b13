import { Link, useLoaderData } from "react-router";
import { dayAfter } from "#content/schemas/opening-status.ts";
import { fetchRestaurantNames } from "#desk/api/desk-calls.ts";
import { lastKnown } from "#desk/api/last-known.ts";
import { fetchCalendar } from "#desk/api/today-calls.ts";
import { momentInWords } from "#desk/language/desk-language.ts";
import { placesOf } from "#desk/layout/places.ts";
import { m } from "#desk/paraglide/messages.js";
import { useMe } from "#desk/session/account-here.ts";
import { LinkButton } from "#desk/ui/button.tsx";
import { FilterForm } from "#desk/ui/filter-form.tsx";
import { groupToday } from "#desk/ui/group-days.ts";
import { nameIn } from "#desk/ui/lead-words.ts";
import { Page } from "#desk/ui/page.tsx";
import type { CalendarEntry } from "#server/desk/today/today-contract.ts";
import "./calendar.css";

export const loader = lastKnown(async ({ request }) => {
  const filter = new URL(request.url).searchParams;
  const month = filter.get("month") ?? groupToday().slice(0, 7);
  const restaurant = filter.get("restaurant") ?? "";
  const [entries, restaurants] = await Promise.all([fetchCalendar(month), fetchRestaurantNames()]);
  return { month, restaurant, entries, restaurants };
});

const WORDS: Readonly<Record<CalendarEntry["what"], () => string>> = {
  happening: m.calendar_happening,
  closed: m.calendar_closed,
  hours: m.calendar_hours,
  plan: m.calendar_plan,
  quote: m.calendar_quote,
  event: m.calendar_event,
};

/** Shows a month of special dates, special days, scheduled versions and quotes. */
export function Component() {
  const { month, restaurant, entries, restaurants } = useLoaderData<typeof loader>();
  const shown = entries.filter(
    (one) =>
      restaurant === "" || one.restaurants.length === 0 || one.restaurants.includes(restaurant),
  );
  const first = `${month}-01`;
  const days = daysOf(month);
  const query = (next: string) =>
    `/calendar?${new URLSearchParams({ month: next, ...(restaurant && { restaurant }) })}`;
  const title = momentInWords(noonOf(first), { month: "long", year: "numeric" });
  return (
    <Page
      title={title}
      lead={m.calendar_lead()}
      action={
        <div className="form-buttons">
          <LinkButton to={query(dayAfter(first, -1).slice(0, 7))}>{m.calendar_before()}</LinkButton>
          <LinkButton to={query(dayAfter(first, 31).slice(0, 7))}>{m.calendar_after()}</LinkButton>
        </div>
      }
    >
      <FilterForm
        to="/calendar"
        filter={new URLSearchParams({ month, ...(restaurant && { restaurant }) })}
        fields={[
          {
            name: "restaurant",
            label: m.column_restaurant(),
            choices: restaurants.map(({ slug, name }) => [slug, name] as const),
          },
        ]}
      />
      {shown.length === 0 && <p>{m.calendar_none()}</p>}
      <ol className="calendar">
        {days.map((day) => {
          const its = shown.filter(({ from, to }) => from <= day && day <= to);
          return (
            <li
              key={day}
              aria-current={day === groupToday() && "date"}
              className={STARTS[weekdayOf(day)]}
            >
              <h2 className="small">
                {momentInWords(noonOf(day), { weekday: "short", day: "numeric" })}
              </h2>
              {its.map((one) => (
                <Entry
                  key={`${one.what} ${one.path} ${one.from}`}
                  entry={one}
                  houses={one.restaurants.map((slug) => nameIn(restaurants, slug))}
                />
              ))}
            </li>
          );
        })}
      </ol>
    </Page>
  );
}

interface EntryProps {
  readonly entry: CalendarEntry;
  readonly houses: readonly string[];
}

function Entry({ entry: { what, name, path }, houses }: EntryProps) {
  const { role } = useMe();
  const isOpen = what !== "happening" || placesOf(role).some(({ to }) => to === "/happenings");
  const words = [name, ...houses].filter((one) => one !== "").join(" · ");
  return (
    <p className="calendar-entry" data-what={what}>
      <span className="small">{WORDS[what]()}</span>
      {isOpen ? (
        <Link to={path} className="text-link">
          {words}
        </Link>
      ) : (
        <span>{words}</span>
      )}
    </p>
  );
}

function daysOf(month: string): readonly string[] {
  const all = Array.from({ length: 31 }, (_, index) => dayAfter(`${month}-01`, index));
  return all.filter((day) => day.startsWith(month));
}

/** The column of each weekday. */
const STARTS: readonly string[] = [
  "lg:col-start-1",
  "lg:col-start-2",
  "lg:col-start-3",
  "lg:col-start-4",
  "lg:col-start-5",
  "lg:col-start-6",
  "lg:col-start-7",
];

const noonOf = (day: string) => new Date(`${day}T12:00Z`);

/** 0 for Monday. */
const weekdayOf = (day: string) => (noonOf(day).getUTCDay() + 6) % 7;
