import { Link, useLoaderData } from "react-router";
import { fetchRestaurantNames, type RestaurantName } from "#desk/api/desk-calls.ts";
import { lastKnown } from "#desk/api/last-known.ts";
import { fetchLeadCounts } from "#desk/api/lead-calls.ts";
import { fetchClicks, fetchFirstAnswers, fetchMeasuredVisits } from "#desk/api/today-calls.ts";
import { dayInWords, numberInWords } from "#desk/language/desk-language.ts";
import { m } from "#desk/paraglide/messages.js";
import { ClickTable } from "#desk/ui/click-table.tsx";
import { FilterForm } from "#desk/ui/filter-form.tsx";
import { daysUpTo, groupToday } from "#desk/ui/group-days.ts";
import { formName, LEAD_FORM_NAMES, nameIn } from "#desk/ui/lead-words.ts";
import { Page, Section } from "#desk/ui/page.tsx";
import { Table } from "#desk/ui/table.tsx";
import { DayChart, DayLine } from "./day-chart.tsx";
import { FirstAnswerSection } from "./first-answers.tsx";
import { type CountedRestaurant, countLeads } from "./lead-totals.ts";
import { VisitSpeedSection } from "./visit-speed.tsx";

const RANGES = [7, 30, 90] as const;
const DEFAULT_RANGE = 30;

export const loader = lastKnown(async ({ request }) => {
  const query = new URL(request.url).searchParams;
  const range = RANGES.find((one) => String(one) === query.get("days")) ?? DEFAULT_RANGE;
  const form = LEAD_FORM_NAMES.find((one) => one === query.get("form"));
  const days = daysUpTo(groupToday(), range);
  const [first = ""] = days;
  const asked = new URLSearchParams({ since: first, ...(form && { form }) });
  const [counts, answers, clicks, visits, restaurants] = await Promise.all([
    fetchLeadCounts(asked),
    fetchFirstAnswers(first),
    fetchClicks(first),
    fetchMeasuredVisits(first),
    fetchRestaurantNames(),
  ]);
  return { counts, answers, clicks, visits, restaurants, days, form, range };
});

/** Counts of leads, waits, visitors' actions and page speed. */
export function Component() {
  const { counts, answers, clicks, visits, restaurants, days, form, range } =
    useLoaderData<typeof loader>();
  const { total, byDay, byRestaurant } = countLeads(counts, days);
  return (
    <Page title={m.nav_counts()} lead={m.counts_lead()}>
      <FilterForm
        to="/counts"
        filter={new URLSearchParams({ days: String(range), form: form ?? "" })}
        fields={[
          {
            name: "days",
            label: m.counts_range(),
            isNeeded: true,
            choices: RANGES.map((one) => [String(one), m.counts_days({ days: one })]),
          },
          {
            name: "form",
            label: m.column_form(),
            choices: LEAD_FORM_NAMES.map((one) => [one, formName(one)]),
          },
        ]}
      />
      <p role="status">
        {total === 0 ? m.counts_none() : m.counts_total({ count: numberInWords(total) })}
      </p>
      <Section title={m.counts_by_day()}>
        <DayChart days={byDay} />
        <details className="folded">
          <summary>{m.counts_table()}</summary>
          <Table
            caption={m.counts_by_day()}
            rows={byDay.toReversed()}
            keyOf={({ day }) => day}
            columns={[
              { title: m.counts_day(), isHead: true, render: ({ day }) => dayInWords(day) },
              { title: m.nav_leads(), render: ({ count }) => numberInWords(count) },
              {
                title: m.counts_restaurants(),
                render: ({ day }) => ofDay(day, byRestaurant, restaurants) || "–",
              },
            ]}
          />
        </details>
      </Section>
      {byRestaurant.length > 0 && (
        <Section title={m.counts_by_restaurant()}>
          <RestaurantTable
            rows={byRestaurant}
            restaurants={restaurants}
            filter={{ since: days[0] ?? "", ...(form && { form }) }}
          />
        </Section>
      )}
      <FirstAnswerSection answers={answers} restaurants={restaurants} />
      <Section title={m.clicks_title()}>
        <p className="small">{m.clicks_hint()}</p>
        <ClickTable caption={m.clicks_title()} clicks={clicks} restaurants={restaurants} />
      </Section>
      <VisitSpeedSection visits={visits} />
    </Page>
  );
}

interface RestaurantTableProps {
  readonly rows: readonly CountedRestaurant[];
  readonly restaurants: readonly RestaurantName[];
  /** The filter of a name's link to leads. */
  readonly filter: Readonly<Record<string, string>>;
}

function RestaurantTable({ rows, restaurants, filter }: RestaurantTableProps) {
  const most = Math.max(...rows.flatMap(({ byDay }) => byDay.map(({ count }) => count)));
  return (
    <Table
      caption={m.counts_by_restaurant()}
      rows={rows}
      keyOf={({ restaurant }) => restaurant}
      columns={[
        {
          title: m.column_restaurant(),
          isHead: true,
          render: ({ restaurant }) =>
            restaurant === "" ? (
              m.lead_no_restaurant()
            ) : (
              <Link
                className="text-link"
                to={`/leads?${new URLSearchParams({ ...filter, restaurant })}`}
              >
                <bdi>{nameIn(restaurants, restaurant)}</bdi>
              </Link>
            ),
        },
        { title: m.nav_leads(), render: ({ total }) => numberInWords(total) },
        {
          title: m.counts_course(),
          render: ({ byDay }) => <DayLine days={byDay} most={most} />,
        },
      ]}
    />
  );
}

/** Returns a day's leads by restaurant: "Rio 3, Madrid 2". */
function ofDay(
  day: string,
  rows: readonly CountedRestaurant[],
  restaurants: readonly RestaurantName[],
): string {
  return rows
    .flatMap(({ restaurant, byDay }) => {
      const count = byDay.find((one) => one.day === day)?.count ?? 0;
      return count === 0 ? [] : [`${nameIn(restaurants, restaurant)} ${numberInWords(count)}`];
    })
    .join(", ");
}
