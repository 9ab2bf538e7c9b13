import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import { AUDIT_SUBJECTS, type AuditEntry, type AuditPage } from "#accounts/contract.ts";
import { fetchAudit, fetchRestaurantNames, type RestaurantName } from "#desk/api/desk-calls.ts";
import { lastKnown } from "#desk/api/last-known.ts";
import { dateAndTime } from "#desk/language/desk-language.ts";
import { m } from "#desk/paraglide/messages.js";
import { Button } from "#desk/ui/button.tsx";
import { FailureNotice } from "#desk/ui/failure-notice.tsx";
import { Page } from "#desk/ui/page.tsx";
import { Table } from "#desk/ui/table.tsx";
import { useAction } from "#desk/ui/use-action.ts";
import { auditObjects } from "./audit-objects.ts";
import { auditSentence } from "./audit-sentence.ts";
import { useMe } from "#desk/session/account-here.ts";
import { FilterForm, restaurantAndDays } from "#desk/ui/filter-form.tsx";

export const loader = lastKnown(async ({ request }) => {
  const filter = new URL(request.url).searchParams;
  const [page, restaurants] = await Promise.all([fetchAudit(filter), fetchRestaurantNames()]);
  return { page, restaurants, query: filter.toString() };
});

/** The audit log, newest first. */
export function Component() {
  const { page, restaurants, query } = useLoaderData<typeof loader>();
  const { people } = page;
  return (
    <Page title={m.nav_audit()} lead={m.audit_lead()}>
      <AuditFilters {...{ query, people, restaurants }} />
      {page.entries.length === 0 ? (
        <p className="measure">{m.audit_none()}</p>
      ) : (
        // Loaded older lines belong to the first page they follow.
        <AuditTable key={`${query} ${page.entries[0]?.id}`} first={page} query={query} />
      )}
    </Page>
  );
}

interface AuditTableProps {
  readonly first: AuditPage;
  readonly query: string;
}

function AuditTable({ first, query }: AuditTableProps) {
  const [older, setOlder] = useState<readonly AuditPage[]>([]);
  const { next } = older.at(-1) ?? first;
  const { run, isBusy, failure } = useAction(async (before: number) => {
    const filter = new URLSearchParams(query);
    filter.set("before", String(before));
    const page = await fetchAudit(filter);
    setOlder((pages) => [...pages, page]);
  });
  return (
    <>
      <Table
        caption={m.nav_audit()}
        rows={[first, ...older].flatMap(({ entries }) => entries)}
        keyOf={({ id }) => id}
        columns={[
          {
            title: m.audit_what(),
            isHead: true,
            render: (entry: AuditEntry) => auditSentence(entry),
          },
          { title: m.audit_object(), render: (entry) => <Objects entry={entry} /> },
          {
            title: m.audit_who(),
            render: ({ actor }) => PROGRAMS.find(([name]) => name === actor)?.[1]() ?? actor,
          },
          {
            title: m.audit_when(),
            render: ({ at }) => <time dateTime={at}>{dateAndTime(at)}</time>,
          },
        ]}
      />
      <FailureNotice failure={failure} />
      {next !== null && (
        <p className="form-buttons">
          <Button isBusy={isBusy} onClick={() => void run(next)}>
            {isBusy ? m.loading() : m.audit_older()}
          </Button>
        </p>
      )}
    </>
  );
}

/** Links to the changed objects. */
function Objects({ entry }: { readonly entry: AuditEntry }) {
  const objects = auditObjects(entry);
  if (objects.length === 0) return null;
  return (
    <ul>
      {objects.map(({ to, text }) => (
        <li key={to}>
          <Link to={to} className="text-link">
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Actors without an account. */
const PROGRAMS = [
  ["npm start", m.audit_server],
  ["guest", m.audit_guest],
] as const;

const SUBJECTS = {
  leads: m.nav_leads,
  content: m.column_content,
  pictures: m.nav_pictures,
  accounts: m.nav_accounts,
};

interface AuditFiltersProps {
  readonly query: string;
  readonly people: AuditPage["people"];
  readonly restaurants: readonly RestaurantName[];
}

function AuditFilters({ query, people, restaurants }: AuditFiltersProps) {
  const { role } = useMe();
  const subjects = AUDIT_SUBJECTS.filter(
    (subject) => subject !== "accounts" || role === "administrator",
  );
  return (
    <FilterForm
      to="/audit"
      fold={m.audit_filters()}
      filter={new URLSearchParams(query)}
      fields={[
        {
          name: "actor",
          label: m.audit_who(),
          choices: [
            ...people.map(({ id, name }) => [id, name] as const),
            ...PROGRAMS.map(([name, words]) => [name, words()] as const),
          ],
        },
        {
          name: "subject",
          label: m.field_about(),
          choices: subjects.map((subject) => [subject, SUBJECTS[subject]()]),
        },
        ...restaurantAndDays(restaurants),
      ]}
    />
  );
}
