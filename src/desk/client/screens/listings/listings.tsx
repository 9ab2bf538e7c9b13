import { useState } from "react";
import { useLoaderData } from "react-router";
import type { ListedPiece } from "#desk/content-contract.ts";
import type { ListingCheck, ListingState, WrittenPart } from "#desk/listings-contract.ts";
import { call } from "#desk/client/api/call.ts";
import type { RestaurantName } from "#desk/client/api/desk-calls.ts";
import { lastKnown } from "#desk/client/api/last-known.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { Button } from "#desk/client/ui/button.tsx";
import { FailureNotice } from "#desk/client/ui/failure-notice.tsx";
import { Page, Section } from "#desk/client/ui/page.tsx";
import { Table } from "#desk/client/ui/table.tsx";
import { useAction } from "#desk/client/ui/use-action.ts";
import { aboutWords, PROBLEM_WORDS, valueWords, WRITE_WORDS } from "./listing-words.ts";

export const loader = lastKnown(async () => {
  const [state, restaurants] = await Promise.all([
    call<ListingState>("listings"),
    call<readonly ListedPiece[]>("restaurants"),
  ]);
  return { state, restaurants: restaurants.filter((one) => one.isPublished && one.isActive) };
});

/** What Google says of each restaurant, beside what this site says. */
export function Component() {
  const { state, restaurants } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const [checks, setChecks] = useState<ReadonlyMap<string, ListingCheck>>(new Map());
  const keep = (slug: string, check: ListingCheck) =>
    setChecks((known) => new Map(known).set(slug, check));
  const checking = useAction(async () => {
    setChecks(new Map());
    // One after the other, so that each is shown as soon as it is known.
    for (const { slug } of restaurants) {
      keep(slug, await call<ListingCheck>(`listings/${slug}/check`, { method: "POST", body: {} }));
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
          onWritten={(check) => keep(restaurant.slug, check)}
        />
      ))}
    </Page>
  );
}

function statusWords(
  { isOn, mayWrite }: ListingState,
  checked: number,
  count: number,
  differences: number,
): string {
  if (!isOn) return m.listings_off();
  if (checked > 0) return m.listings_checked({ checked, count, differences });
  return mayWrite ? m.listings_may_write() : m.listings_may_not_write();
}

interface ListingProps {
  readonly restaurant: RestaurantName;
  readonly check: ListingCheck | undefined;
  readonly onWritten: (check: ListingCheck) => void;
}

function Listing({ restaurant: { slug, name }, check, onWritten }: ListingProps) {
  const writing = useAction(async (part: WrittenPart) => {
    const body = { part };
    onWritten(await call<ListingCheck>(`listings/${slug}/write`, { method: "POST", body }));
  });
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
      <FailureNotice failure={writing.failure} />
      {check !== undefined && check.writable.length > 0 && (
        <div className="form-buttons">
          {check.writable.map((part) => (
            <Button
              key={part}
              about={name}
              isBusy={writing.isBusy}
              onClick={() => void writing.run(part)}
            >
              {WRITE_WORDS[part]()}
            </Button>
          ))}
        </div>
      )}
      <p className="form-buttons small">
        <ListingFile slug={slug} file="google.csv" title={m.listings_google_file()} />
        <ListingFile slug={slug} file="apple.json" title={m.listings_apple_file()} />
      </p>
    </Section>
  );
}

function ListingFile(props: {
  readonly slug: string;
  readonly file: string;
  readonly title: string;
}) {
  const { slug, file, title } = props;
  return (
    <a className="text-link" href={`/api/desk/listings/${slug}/files/${slug}.${file}`} download>
      {title}
    </a>
  );
}
