import { Link } from "react-router";
import type { WaitingGuests } from "#desk/today-contract.ts";
import type { RestaurantName } from "#desk/client/api/desk-calls.ts";
import { waitedSince } from "#desk/client/language/desk-language.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { nameIn } from "#desk/client/ui/lead-words.ts";
import { unansweredInWords } from "#desk/client/ui/lead-words.ts";
import { Section } from "#desk/client/ui/page.tsx";
import { Table } from "#desk/client/ui/table.tsx";

interface WaitingGuestListProps {
  readonly guests: readonly WaitingGuests[];
  readonly restaurants: readonly RestaurantName[];
}

/** The guests who wait for an answer, by restaurant, with the way to them. */
export function WaitingGuestList({ guests, restaurants }: WaitingGuestListProps) {
  const [first] = guests;
  const count = unansweredInWords(guests.reduce((sum, one) => sum + one.unanswered, 0));
  return (
    <Section title={m.today_guests()}>
      {first === undefined ? (
        <p>{m.today_guests_none()}</p>
      ) : (
        <>
          <p>{m.today_guests_some({ count, time: waitedSince(first.since) })}</p>
          <Table
            caption={m.today_guests()}
            rows={guests}
            keyOf={({ restaurant }) => restaurant}
            columns={[
              {
                title: m.column_restaurant(),
                isHead: true,
                render: ({ restaurant }) => (
                  <Link className="text-link" to={leadsOf(restaurant)}>
                    {nameIn(restaurants, restaurant)}
                  </Link>
                ),
              },
              { title: m.today_guests(), render: (one) => unansweredInWords(one.unanswered) },
              { title: m.today_guests_wait(), render: ({ since }) => waitedSince(since) },
            ]}
          />
        </>
      )}
    </Section>
  );
}

/** Those without a restaurant cannot be asked for alone. */
const leadsOf = (restaurant: string) =>
  `/leads?${new URLSearchParams({ handling: "unanswered", ...(restaurant && { restaurant }) })}`;
