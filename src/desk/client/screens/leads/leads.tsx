import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import { type LeadPage, type ListedLead, waitsForAPerson } from "#desk/leads-contract.ts";
import { fetchRestaurantNames, type RestaurantName } from "#desk/client/api/desk-calls.ts";
import { lastKnown } from "#desk/client/api/last-known.ts";
import { fetchLeads } from "#desk/client/api/lead-calls.ts";
import { dateAndTime, dayInWords, waitedSince } from "#desk/client/language/desk-language.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { Button } from "#desk/client/ui/button.tsx";
import {
  formName,
  handlingOf,
  isolated,
  nameIn,
  reasonText,
  stateName,
  unansweredInWords,
} from "#desk/client/ui/lead-words.ts";
import { Page } from "#desk/client/ui/page.tsx";
import { Table } from "#desk/client/ui/table.tsx";
import { ExportDialog } from "./export-dialog.tsx";
import { LeadFilters } from "./lead-filters.tsx";

export const loader = lastKnown(async ({ request }) => {
  const query = new URL(request.url).searchParams;
  const [page, restaurants] = await Promise.all([fetchLeads(query), fetchRestaurantNames()]);
  return { page, restaurants, query: query.toString() };
});

/** The leads of a filter, which stands in the URL. */
export function Component() {
  const { page, restaurants, query } = useLoaderData<typeof loader>();
  const filter = new URLSearchParams(query);
  const [isExporting, setExporting] = useState(false);
  const exportButton = <Button onClick={() => setExporting(true)}>{m.leads_export()}</Button>;
  return (
    <Page title={m.nav_leads()} lead={m.leads_lead()} action={exportButton}>
      {isExporting && <ExportDialog filter={filter} onClose={() => setExporting(false)} />}
      <Views filter={filter} page={page} />
      <LeadFilters
        key={query}
        filter={filter}
        restaurants={restaurants}
        isView={VIEWS.some((asked) => isOnly(filter, asked))}
      />
      {page.leads.length === 0 ? (
        <p className="measure">{noLeads(filter)}</p>
      ) : (
        <LeadTable leads={page.leads} restaurants={restaurants} />
      )}
      {page.searchedBackTo !== null && (
        <p className="measure">{m.leads_searched_to({ time: dateAndTime(page.searchedBackTo) })}</p>
      )}
      <nav aria-label={m.leads_older()} className="form-buttons">
        {filter.has("after") && (
          <Link to={withAfter(filter, null)} className="button button-quiet">
            {m.leads_newest()}
          </Link>
        )}
        {page.next !== null && (
          <Link to={withAfter(filter, page.next)} className="button button-outline">
            {page.searchedBackTo === null ? m.leads_older() : m.leads_search_further()}
          </Link>
        )}
      </nav>
    </Page>
  );
}

/** What is asked for most: guests without an answer, one's own, deliveries that are stuck, everything. */
const VIEWS = [
  { handling: "unanswered" },
  { owner: "me" },
  { state: "waiting-for-a-person" },
  {},
] as const satisfies readonly Readonly<Record<string, string>>[];

function noLeads(filter: URLSearchParams): string {
  if (isOnly(filter, VIEWS[0])) return m.leads_none_waiting();
  return isOnly(filter, {}) ? m.leads_none_yet() : m.leads_none();
}

/** Whether that is asked for and nothing else, on whatever page of the list. */
function isOnly(filter: URLSearchParams, asked: Readonly<Record<string, string>>): boolean {
  return withAfter(filter, null) === `/leads?${new URLSearchParams(asked)}`;
}

function withAfter(filter: URLSearchParams, after: string | null): string {
  const query = new URLSearchParams(filter);
  if (after === null) query.delete("after");
  else query.set("after", after);
  return `/leads?${query}`;
}

interface ViewsProps {
  readonly filter: URLSearchParams;
  readonly page: LeadPage;
}

/** One click away. */
function Views({ filter, page: { unanswered, waitingForAPerson } }: ViewsProps) {
  const [open, mine, stuck, all] = VIEWS;
  const views = [
    { asked: open, text: m.leads_unanswered({ count: unansweredInWords(unanswered) }) },
    { asked: mine, text: m.leads_mine() },
    { asked: stuck, text: m.leads_waiting({ count: waitingForAPerson }) },
    { asked: all, text: m.leads_all() },
  ].filter(({ asked }) => asked !== stuck || waitingForAPerson > 0 || isOnly(filter, stuck));
  return (
    <nav aria-label={m.leads_views()}>
      <ul className="tabs">
        {views.map(({ asked, text }) => (
          <li key={text}>
            <Link
              to={`/leads?${new URLSearchParams(asked)}`}
              className="tab"
              aria-current={isOnly(filter, asked) ? "page" : undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface LeadTableProps {
  readonly leads: readonly ListedLead[];
  readonly restaurants: readonly RestaurantName[];
}

function LeadTable({ leads, restaurants }: LeadTableProps) {
  return (
    <Table
      caption={m.nav_leads()}
      rows={leads}
      keyOf={({ id }) => id}
      columns={[
        {
          title: m.column_name(),
          isHead: true,
          render: ({ id, name, email }: ListedLead) => (
            <>
              <Link to={`/leads/${id}`} className="text-link block">
                <bdi>{name === "" ? email : name}</bdi>
              </Link>
              {name !== "" && <bdi className="small block">{email}</bdi>}
            </>
          ),
        },
        {
          title: m.column_wish(),
          render: (lead) => (
            <>
              <span>{wishOf(lead)}</span>
              <bdi className="small line-clamp-2 max-w-96" dir="auto">
                {lead.beginning}
              </bdi>
            </>
          ),
        },
        {
          title: m.column_restaurant(),
          render: ({ restaurant }) => <bdi>{nameIn(restaurants, restaurant)}</bdi>,
        },
        {
          title: m.column_received(),
          render: ({ at }) => <time dateTime={at}>{dateAndTime(at)}</time>,
        },
        { title: m.column_state(), render: (lead) => <WhereItStands lead={lead} /> },
      ]}
    />
  );
}

/** "Evento · 20 de mai. de 2047 · 120 pessoas" */
function wishOf({ form, preferredDate, guestCount }: ListedLead): string {
  return [
    formName(form),
    preferredDate === "" ? "" : dayInWords(preferredDate),
    guestCount === null ? "" : m.leads_people({ count: guestCount }),
  ]
    .filter((part) => part !== "")
    .join(" · ");
}

/** Whether the guest is answered; of the delivery only what needs somebody. */
function WhereItStands({ lead }: { readonly lead: ListedLead }) {
  const { handling, owner, at, state, reason } = lead;
  const name = handlingOf(lead);
  const isStuck = waitsForAPerson(lead);
  return (
    <>
      {name !== undefined && (
        <span className="badge" data-handling={handling}>
          {name}
        </span>
      )}
      {(handling === "new" || handling === "taken") && state !== "quarantined" && (
        <span className="small block">{m.lead_waits({ time: waitedSince(at) })}</span>
      )}
      {owner !== null && <span className="small block">{isolated(owner.name)}</span>}
      {(isStuck || name === undefined) && (
        <>
          <span className="badge" data-state={state}>
            {stateName(state)}
          </span>
          {reason !== "" && <span className="small block">{reasonText(reason)}</span>}
        </>
      )}
    </>
  );
}
