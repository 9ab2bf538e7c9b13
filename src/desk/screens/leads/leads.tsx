import { useState } from "react";
import {
  Outlet,
  useLoaderData,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
} from "react-router";
import type { LeadPage } from "#leads/desk/contract.ts";
import { fetchRestaurantNames } from "#desk/api/desk-calls.ts";
import { lastKnown } from "#desk/api/last-known.ts";
import { fetchLeads } from "#desk/api/lead-calls.ts";
import { dateAndTime } from "#desk/language/desk-language.ts";
import { useLiveEvents } from "#desk/session/live-events.ts";
import { m } from "#desk/paraglide/messages.js";
import { useMe } from "#desk/session/account-here.ts";
import { Button, LinkButton } from "#desk/ui/button.tsx";
import { FilterForm } from "#desk/ui/filter-form.tsx";
import { unansweredInWords } from "#desk/ui/lead-words.ts";
import { PageHead } from "#desk/ui/page.tsx";
import { Tabs } from "#desk/ui/tabs.tsx";
import { useListKeys } from "#desk/ui/use-list-keys.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { ExportDialog } from "./export-dialog.tsx";
import { GuestRow } from "./guest-row.tsx";
import { leadFilters, ownerFilter } from "./lead-filters.ts";

export const loader = lastKnown(async ({ request }) => {
  const query = new URL(request.url).searchParams;
  const [page, restaurants] = await Promise.all([fetchLeads(query), fetchRestaurantNames()]);
  return { page, restaurants, query: query.toString() };
});

export interface InboxContext {
  /** Makes keys act on ticked leads. */
  readonly isChoosing: boolean;
}

/** The leads of a filter, which stands in the URL, and beside them the one that is open. */
export function Component() {
  const { page, restaurants, query } = useLoaderData<typeof loader>();
  const { id } = useParams();
  const filter = new URLSearchParams(query);
  const { revalidate } = useRevalidator();
  useLiveEvents((change) => void (change === "leads" && revalidate()));
  const [isExporting, setExporting] = useState(false);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  // Excludes leads that the list no longer shows.
  const chosen = page.leads.filter((lead) => ticked.includes(lead.id));
  const navigate = useNavigate();
  // Fast key presses continue from the lead that is loading.
  const coming = useNavigation().location?.pathname.split("/").at(-1);
  const go = (step: number) => {
    const at = page.leads.findIndex((lead) => lead.id === (coming ?? id));
    const next = page.leads[at + step];
    if (next !== undefined) void navigate(`/leads/${next.id}?${query}`);
  };
  useListKeys({ j: () => go(1), k: () => go(-1) });
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
          quick={ownerFilter(page.colleagues, useMe().id)}
          fields={leadFilters(restaurants)}
          fold={m.leads_filters()}
          isView={VIEWS.some((asked) => isOnly(filter, asked))}
        />
        {page.leads.length === 0 ? (
          <p className="measure">{noLeads(filter)}</p>
        ) : (
          <BulkBar {...page} chosen={chosen} onChoose={setTicked} />
        )}
        <ul className="guests">
          {page.leads.map((lead) => (
            <GuestRow
              key={lead.id}
              lead={lead}
              restaurants={restaurants}
              query={query}
              isChosen={ticked.includes(lead.id)}
              onChoose={(isChosen) =>
                setTicked(isChosen ? [...ticked, lead.id] : ticked.filter((one) => one !== lead.id))
              }
            />
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
        <Outlet context={{ isChoosing: chosen.length > 0 } satisfies InboxContext} />
      </div>
    </div>
  );
}

/** The most used filters: unanswered guests, own leads, follow-ups, stuck deliveries, all. */
const VIEWS = [
  { handling: "unanswered" },
  { owner: "me" },
  { followUp: "any" },
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
function viewsOf(filter: URLSearchParams, { unanswered, followUps, waitingForAPerson }: LeadPage) {
  const [open, mine, followed, stuck, all] = VIEWS;
  return [
    [open, m.leads_unanswered({ count: unansweredInWords(unanswered) }), 1] as const,
    [mine, m.leads_mine(), 1] as const,
    [followed, m.leads_followed({ count: followUps }), followUps] as const,
    [stuck, m.leads_waiting({ count: waitingForAPerson }), waitingForAPerson] as const,
    [all, m.leads_all(), 1] as const,
  ]
    .filter(([asked, , count]) => count > 0 || isOnly(filter, asked))
    .map(([asked, text]) => ({
      to: `/leads?${new URLSearchParams(asked)}`,
      text,
      isOpen: isOnly(filter, asked),
    }));
}
