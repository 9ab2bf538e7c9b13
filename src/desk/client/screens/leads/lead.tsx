import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import {
  type ErasedLeads,
  LEAD_DECIDERS,
  LEAD_ERASERS,
  type LeadAtDesk,
} from "#desk/leads-contract.ts";
import { fetchRestaurantNames } from "#desk/client/api/desk-calls.ts";
import { lastKnown } from "#desk/client/api/last-known.ts";
import { fetchLead } from "#desk/client/api/lead-calls.ts";
import { dateAndTime } from "#desk/client/language/desk-language.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { useMe } from "#desk/client/session/account-here.ts";
import { Button } from "#desk/client/ui/button.tsx";
import { formName, isolated, reasonText, stateName } from "#desk/client/ui/lead-words.ts";
import { Page, Section } from "#desk/client/ui/page.tsx";
import { EraseDialog, ErasedPage } from "./erase-leads.tsx";
import { LeadDecisions } from "./lead-decisions.tsx";
import { FactSection } from "./lead-facts.tsx";

async function load({ params }: LoaderFunctionArgs) {
  const [lead, restaurants] = await Promise.all([
    fetchLead(params["id"] ?? ""),
    fetchRestaurantNames(),
  ]);
  return { lead, restaurants };
}

export const loader = lastKnown(load);

/** One lead with all that happened to it. */
export function Component() {
  const { lead } = useLoaderData<Awaited<ReturnType<typeof load>>>();
  return <OneLead key={lead.id} />;
}

function OneLead() {
  const { lead: loaded, restaurants } = useLoaderData<Awaited<ReturnType<typeof load>>>();
  // What a decision leaves it as is newer than what was loaded.
  const [decided, setDecided] = useState<LeadAtDesk>();
  const [isErasing, setErasing] = useState(false);
  const [erased, setErased] = useState<ErasedLeads>();
  const { role } = useMe();
  const lead = decided ?? loaded;
  if (erased !== undefined) return <ErasedPage erased={erased} />;
  const common = { lead, restaurants };
  return (
    <Page
      title={isolated(lead.name === "" ? lead.email : lead.name)}
      lead={`${formName(lead.form)} · ${dateAndTime(lead.at)}`}
      action={<BackButton />}
    >
      <LeadDecisions lead={lead} isDecider={LEAD_DECIDERS.includes(role)} onDecided={setDecided} />
      <Contact lead={lead} />
      <FactSection {...common} group="sent" title={m.lead_sent()} />
      <Section title={m.lead_history()}>
        <History lead={lead} />
      </Section>
      <FactSection {...common} group="consent" title={m.lead_consent()} />
      <FactSection {...common} group="origin" title={m.lead_origin()} />
      <FactSection {...common} group="delivery" title={m.lead_delivery()} />
      <FactSection {...common} group="record" title={m.lead_record()} />
      <Section title={m.lead_person()}>
        <p>{m.lead_person_count({ count: lead.ofSamePerson })}</p>
        <p className="form-buttons">
          {lead.ofSamePerson > 1 && (
            <Link
              to={`/leads?${new URLSearchParams({ email: lead.email })}`}
              className="button button-outline"
            >
              {m.lead_person_all()}
            </Link>
          )}
          {LEAD_ERASERS.includes(role) && (
            <Button variant="danger" onClick={() => setErasing(true)}>
              {m.lead_erase()}
            </Button>
          )}
        </p>
      </Section>
      {isErasing && (
        <EraseDialog lead={lead} onClose={() => setErasing(false)} onErased={setErased} />
      )}
    </Page>
  );
}

/** To the list as it was, where the lead was opened from it. */
function BackButton() {
  const navigate = useNavigate();
  const canGoBack = (window.history.state as { idx?: number } | null)?.idx;
  if (canGoBack === undefined || canGoBack === 0) {
    return (
      <Link to="/leads" className="button button-quiet">
        {m.lead_back()}
      </Link>
    );
  }
  return (
    <Button variant="quiet" onClick={() => void navigate(-1)}>
      {m.lead_back()}
    </Button>
  );
}

/** The ways to reply; whatever a visitor typed cannot add anything to the link. */
function Contact({ lead: { email, fields } }: { readonly lead: LeadAtDesk }) {
  const phone = String(fields.phone ?? "");
  const digits = phone.replaceAll(/[^+\d]/g, "");
  return (
    <Section title={m.lead_answer()}>
      <p className="form-buttons">
        <a
          className="button button-outline"
          href={`mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`}
        >
          {m.lead_mail({ email: isolated(email) })}
        </a>
        {digits.length > 2 && (
          <a className="button button-outline" href={`tel:${digits}`}>
            {m.lead_call({ phone: isolated(phone) })}
          </a>
        )}
      </p>
    </Section>
  );
}

function History({ lead: { history } }: { readonly lead: LeadAtDesk }) {
  return (
    <ol className="timeline">
      {history.map(({ at, state, reason, failure }) => (
        <li key={`${at}-${state}`}>
          <time dateTime={at} className="small block">
            {dateAndTime(at)}
          </time>
          <strong className="block">{stateName(state)}</strong>
          {failure !== "" && <span className="block">{m.lead_failed_attempt()}</span>}
          {reason !== "" && <span className="block">{reasonText(reason)}</span>}
        </li>
      ))}
    </ol>
  );
}
