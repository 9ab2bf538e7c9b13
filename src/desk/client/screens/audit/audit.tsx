import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { AuditEntry, AuditPage } from "#desk/contract.ts";
import { fetchAudit, fetchRestaurantNames } from "#desk/client/api/desk-calls.ts";
import { lastKnown } from "#desk/client/api/last-known.ts";
import { dateAndTime } from "#desk/client/language/desk-language.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { Button } from "#desk/client/ui/button.tsx";
import { FailureNotice } from "#desk/client/ui/failure-notice.tsx";
import { Page } from "#desk/client/ui/page.tsx";
import { Table } from "#desk/client/ui/table.tsx";
import { useAction } from "#desk/client/ui/use-action.ts";
import { AuditFilters, PROGRAMS } from "./audit-filters.tsx";
import { auditObjects } from "./audit-objects.ts";
import { auditSentence } from "./audit-sentence.ts";

async function load({ request }: LoaderFunctionArgs) {
  const filter = new URL(request.url).searchParams;
  const [page, restaurants] = await Promise.all([fetchAudit(filter), fetchRestaurantNames()]);
  return { page, restaurants, query: filter.toString() };
}

export const loader = lastKnown(load);

/** What was done, by whom and when, the newest first. */
export function Component() {
  const { page, restaurants, query } = useLoaderData<Awaited<ReturnType<typeof load>>>();
  const { people } = page;
  return (
    <Page title={m.nav_audit()} lead={m.audit_lead()}>
      <AuditFilters key={query} {...{ query, people, restaurants }} />
      {page.entries.length === 0 ? (
        <p className="measure">{m.audit_none()}</p>
      ) : (
        // Older entries belong to the first page that they were loaded after.
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

/** What was changed, as links to it. */
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
