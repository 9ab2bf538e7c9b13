import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import type { AuditEntry, AuditPage } from "#desk/contract.ts";
import { fetchAudit } from "#desk/client/api/desk-calls.ts";
import { lastKnown } from "#desk/client/api/last-known.ts";
import { dateAndTime } from "#desk/client/language/desk-language.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { Button } from "#desk/client/ui/button.tsx";
import { FailureNotice } from "#desk/client/ui/failure-notice.tsx";
import { Page } from "#desk/client/ui/page.tsx";
import { Table } from "#desk/client/ui/table.tsx";
import { useAction } from "#desk/client/ui/use-action.ts";
import { auditObjects } from "./audit-objects.ts";
import { auditSentence } from "./audit-sentence.ts";

export const loader = lastKnown(() => fetchAudit());

/** What was done, by whom and when, the newest first. */
export function Component() {
  const first = useLoaderData<AuditPage>();
  // Older entries belong to the first page that they were loaded after.
  return <AuditTable key={first.entries[0]?.id ?? 0} first={first} />;
}

function AuditTable({ first }: { readonly first: AuditPage }) {
  const [older, setOlder] = useState<readonly AuditPage[]>([]);
  const { next } = older.at(-1) ?? first;
  const { run, isBusy, failure } = useAction(async (before: number) => {
    const page = await fetchAudit(before);
    setOlder((pages) => [...pages, page]);
  });
  return (
    <Page title={m.nav_audit()} lead={m.audit_lead()}>
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
            render: ({ actor }) => (actor === "npm start" ? m.audit_server() : actor),
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
    </Page>
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
