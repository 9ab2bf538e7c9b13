import { useState } from "react";
import { useLoaderData } from "react-router";
import type { ListedPiece } from "#content/desk/contract.ts";
import type {
  ListingCheck,
  ListingDifference,
  ListingPart,
  ListingProblem,
  ListingState,
} from "#listings/listings-contract.ts";
import { call, post } from "../api/call.ts";
import type { RestaurantName } from "../api/desk-calls.ts";
import { lastKnown } from "../api/last-known.ts";
import { m } from "../paraglide/messages.js";
import { Button } from "../ui/button.tsx";
import { FailureNotice } from "../ui/failure-notice.tsx";
import { Page, Section } from "../ui/page.tsx";
import { Table } from "../ui/table.tsx";
import { useAction } from "../ui/use-action.ts";
import { weekdayName, WEEKDAYS } from "#language/weekdays.ts";
import { dayInWords, deskLanguage } from "../language/desk-language.ts";
import { MENU_KINDS, MENU_WORDS } from "../kinds/restaurant-words.ts";

export const loader = lastKnown(async () => {
  const [state, restaurants] = await Promise.all([
    call<ListingState>("listings"),
    call<readonly ListedPiece[]>("restaurants"),
  ]);
  return { state, restaurants: restaurants.filter((one) => one.isPublished && one.isActive) };
});

/** Google's data of each restaurant beside the site's. */
export function Component() {
  const { state, restaurants } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const [checks, setChecks] = useState<ReadonlyMap<string, ListingCheck>>(new Map());
  const keep = (slug: string, check: ListingCheck) =>
    setChecks((known) => new Map(known).set(slug, check));
  const checking = useAction(async () => {
    setChecks(new Map());
    // One by one, so that each is shown as soon as known.
    for (const { slug } of restaurants) {
      keep(slug, await post<ListingCheck>(`listings/${slug}/check`));
    }
  });
  const differences = [...checks.values()].reduce((sum, one) => sum + one.differences.length, 0);
  return (
    <Page
      title={m.nav_listings()}
      lead={m.listings_lead()}
      action={
        state.isOn ? (
          <Button isBusy={checking.isBusy} onClick={() => void checking.run()}>
            {m.listings_check()}
          </Button>
        ) : undefined
      }
    >
      <FailureNotice failure={checking.failure} />
      <p role="status">{statusWords(state, checks.size, restaurants.length, differences)}</p>
      {restaurants.map((restaurant) => (
        <Listing
          key={restaurant.slug}
          restaurant={restaurant}
          check={checks.get(restaurant.slug)}
        />
      ))}
    </Page>
  );
}

function statusWords(
  { isOn }: ListingState,
  checked: number,
  count: number,
  differences: number,
): string {
  if (!isOn) return m.listings_off();
  if (checked > 0) return m.listings_checked({ checked, count, differences });
  return m.listings_ready();
}

const FILES = [
  ["google.csv", m.listings_google_file],
  ["apple.json", m.listings_apple_file],
] as const;

interface ListingProps {
  readonly restaurant: RestaurantName;
  readonly check: ListingCheck | undefined;
}

function Listing({ restaurant: { slug, name }, check }: ListingProps) {
  return (
    <Section title={name}>
      {check?.problem && <p>{PROBLEM_WORDS[check.problem]()}</p>}
      {check?.problem === null && check.differences.length === 0 && <p>{m.listings_same()}</p>}
      {check !== undefined && check.differences.length > 0 && (
        <Table
          caption={name}
          rows={check.differences}
          keyOf={({ part, of }) => `${part} ${of}`}
          columns={[
            { title: m.listings_what(), isHead: true, render: aboutWords },
            {
              title: m.listings_at_google(),
              render: (one) => valueWords(one, one.google),
            },
            { title: m.listings_here(), render: (one) => valueWords(one, one.here) },
          ]}
        />
      )}
      <p className="form-buttons small">
        {FILES.map(([file, title]) => (
          <a
            key={file}
            className="text-link"
            href={`/api/desk/listings/${slug}/files/${slug}.${file}`}
            download
          >
            {title()}
          </a>
        ))}
      </p>
    </Section>
  );
}

const PART_WORDS: Readonly<Record<ListingPart, () => string>> = {
  hours: m.listings_hours,
  "special-hours": m.listings_special_hours,
  phone: m.field_phone,
  address: m.restaurant_address,
  "booking-link": m.booking_link,
  menus: m.nav_menus,
};

const PROBLEM_WORDS: Readonly<Record<ListingProblem, () => string>> = {
  "not-listed": m.listings_not_listed,
  "not-allowed": m.listings_not_allowed,
  "too-many-calls": m.listings_too_many_calls,
  "no-response": m.listings_no_response,
  unreadable: m.listings_unreadable,
};

/** Names a difference: hours by day, menus by kind. */
function aboutWords({ part, of }: ListingDifference): string {
  if (part === "special-hours") return `${PART_WORDS[part]()} · ${dayInWords(of)}`;
  const weekday = WEEKDAYS.findIndex((day) => day === of);
  if (weekday >= 0) return `${PART_WORDS[part]()} · ${weekdayName(weekday, deskLanguage())}`;
  const menu = MENU_KINDS.find((kind) => kind === of);
  return menu === undefined ? PART_WORDS[part]() : MENU_WORDS[menu]();
}

/** Returns one side of a difference. */
function valueWords({ part }: ListingDifference, value: string | null): string {
  if (value === null) return m.listings_nothing();
  if (value !== "") return value;
  return part === "menus" ? m.listings_nothing_more() : m.hours_closed();
}
