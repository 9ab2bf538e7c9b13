import { Badge } from "@mantine/core";
import { useState } from "react";
import { NavLink, Outlet, useLoaderData, useParams, useRevalidator } from "react-router";
import { type LeadPage, type ListedLead, waitsForAPerson } from "#desk/leads-contract.ts";
import { fetchRestaurantNames, type RestaurantName } from "#desk/client/api/desk-calls.ts";
import { lastKnown } from "#desk/client/api/last-known.ts";
import { fetchLeads } from "#desk/client/api/lead-calls.ts";
import {
  dateAndTime,
  dayInWords,
  timeOfToday,
  waitedSince,
} from "#desk/client/language/desk-language.ts";
import { useLiveEvents } from "#desk/client/session/live-events.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { Button, LinkButton } from "#desk/client/ui/button.tsx";
import { FilterForm } from "#desk/client/ui/filter-form.tsx";
import {
  formName,
  handlingOf,
  isolated,
  nameIn,
  reasonText,
  stateName,
  unansweredInWords,
} from "#desk/client/ui/lead-words.ts";
import { PageHead } from "#desk/client/ui/page.tsx";
import { Tabs } from "#desk/client/ui/tabs.tsx";
import { ExportDialog } from "./export-dialog.tsx";
import { leadFilters } from "./lead-filters.ts";

export const loader = lastKnown(async ({ request }) => {
  const query = new URL(request.url).searchParams;
  const [page, restaurants] = await Promise.all([fetchLeads(query), fetchRestaurantNames()]);
  return { page, restaurants, query: query.toString() };
});

/** The leads of a filter, which stands in the URL, and beside them the one that is open. */
export function Component() {
  const { page, restaurants, query } = useLoaderData<typeof loader>();
  const { id } = useParams();
  const filter = new URLSearchParams(query);
  const { revalidate } = useRevalidator();
  useLiveEvents((change) => void (change === "leads" && revalidate()));
  const [isExporting, setExporting] = useState(false);
  const exportButton = <Button onClick={() => setExporting(true)}>{m.leads_export()}</Button>;
  return (
    <div className="inbox" data-open={id}>
      <section className="inbox-list" aria-label={m.nav_leads()}>
        {id === undefined && (
          <PageHead title={m.nav_leads()} lead={m.leads_lead()} action={exportButton} />
        )}
        {isExporting && <ExportDialog filter={filter} onClose={() => setExporting(false)} />}
        <Tabs label={m.leads_views()} tabs={viewsOf(filter, page)} />
        <FilterForm
          to="/leads"
          filter={filter}
          search={{ label: m.leads_search(), placeholder: m.leads_search_hint() }}
          fields={leadFilters(restaurants)}
          fold={m.leads_filters()}
          isView={VIEWS.some((asked) => isOnly(filter, asked))}
        />
        {page.leads.length === 0 && <p className="measure">{noLeads(filter)}</p>}
        <ul className="guests">
          {page.leads.map((lead) => (
            <li key={lead.id}>
              <Guest lead={lead} restaurants={restaurants} query={query} />
            </li>
          ))}
        </ul>
        {page.searchedBackTo !== null && (
          <p className="measure">
            {m.leads_searched_to({ time: dateAndTime(page.searchedBackTo) })}
          </p>
        )}
        <nav aria-label={m.leads_older()} className="form-buttons">
          {filter.has("after") && (
            <LinkButton to={withAfter(filter, null)} variant="quiet">
              {m.leads_newest()}
            </LinkButton>
          )}
          {page.next !== null && (
            <LinkButton to={withAfter(filter, page.next)}>
              {page.searchedBackTo === null ? m.leads_older() : m.leads_search_further()}
            </LinkButton>
          )}
        </nav>
      </section>
      <div className="inbox-guest">
        <Outlet />
      </div>
    </div>
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

/** One click away. */
function viewsOf(filter: URLSearchParams, { unanswered, waitingForAPerson }: LeadPage) {
  const [open, mine, stuck, all] = VIEWS;
  return [
    [open, m.leads_unanswered({ count: unansweredInWords(unanswered) })] as const,
    [mine, m.leads_mine()] as const,
    [stuck, m.leads_waiting({ count: waitingForAPerson })] as const,
    [all, m.leads_all()] as const,
  ]
    .filter(([asked]) => asked !== stuck || waitingForAPerson > 0 || isOnly(filter, stuck))
    .map(([asked, text]) => ({
      to: `/leads?${new URLSearchParams(asked)}`,
      text,
      isOpen: isOnly(filter, asked),
    }));
}

interface GuestProps {
  readonly lead: ListedLead;
  readonly restaurants: readonly RestaurantName[];
  readonly query: string;
}

/** A lead in two lines, in one where there is room. */
function Guest({ lead, restaurants, query }: GuestProps) {
  const { id, at, name, email, restaurant, beginning } = lead;
  return (
    <NavLink to={`/leads/${id}?${query}`} className="guest">
      <bdi className="guest-name">{name === "" ? email : name}</bdi>
      <span className="guest-wish">
        <bdi>{`${wishOf(lead)} · ${nameIn(restaurants, restaurant)}`}</bdi>{" "}
        <bdi className="small" dir="auto">
          {beginning}
        </bdi>
      </span>
      <time className="guest-time" dateTime={at}>
        {timeOfToday(at) ?? dayInWords(at)}
      </time>
      <span className="guest-state">
        <WhereItStands lead={lead} />
      </span>
    </NavLink>
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
      {name !== undefined && <Badge data-handling={handling}>{name}</Badge>}
      {(handling === "new" || handling === "taken") && state !== "quarantined" && (
        <span className="small">{m.lead_waits({ time: waitedSince(at) })}</span>
      )}
      {owner !== null && <span className="small">{isolated(owner.name)}</span>}
      {(isStuck || name === undefined) && (
        <>
          <Badge data-state={state}>{stateName(state)}</Badge>
          {reason !== "" && <span className="small">{reasonText(reason)}</span>}
        </>
      )}
    </>
  );
}
