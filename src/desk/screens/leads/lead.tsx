import { useState } from "react";
import {
  type ShouldRevalidateFunction,
  useLoaderData,
  useNavigate,
  useOutletContext,
} from "react-router";
import {
  type ErasedLeads,
  LEAD_DECIDERS,
  LEAD_ERASERS,
  type LeadAtDesk,
  waitsForAPerson,
} from "#leads/desk/contract.ts";
import { fetchRestaurantNames } from "#desk/api/desk-calls.ts";
import { lastKnown } from "#desk/api/last-known.ts";
import { fetchLead } from "#desk/api/lead-calls.ts";
import { dateAndTime, deskLanguage } from "#desk/language/desk-language.ts";
import { m } from "#desk/paraglide/messages.js";
import { useMe } from "#desk/session/account-here.ts";
import { Button, LinkButton } from "#desk/ui/button.tsx";
import { FailureNotice } from "#desk/ui/failure-notice.tsx";
import { formName, isolated, reasonText, stateName } from "#desk/ui/lead-words.ts";
import { Notice } from "#desk/ui/notice.tsx";
import { Page, Section } from "#desk/ui/page.tsx";
import { useListKeys } from "#desk/ui/use-list-keys.ts";
import type { InboxContext } from "./leads.tsx";
import { type AskedStep, StepDialog } from "./step-dialog.tsx";
import { EraseDialog, ErasedPage } from "./erase-leads.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { LeadAnswers, SentAnswers } from "./lead-answers.tsx";
import { LeadDecisions } from "./lead-decisions.tsx";
import { useLiveLead } from "./use-live-lead.ts";
import { FactSection } from "./lead-facts.tsx";
import {
  HandlingLine,
  LeadHandling,
  LeadLog,
  NoteForm,
  othersOf,
  useHandler,
} from "./lead-handling.tsx";

export const loader = lastKnown(async ({ params }) => {
  const [lead, restaurants] = await Promise.all([
    fetchLead(params["id"] ?? ""),
    fetchRestaurantNames(),
  ]);
  return { lead, restaurants };
});

/** Events refresh the open lead, because each further read adds an audit line. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentParams, nextParams }) =>
  currentParams["id"] !== nextParams["id"];

/** One lead with all that happened to it. */
export function Component() {
  const { lead } = useLoaderData<typeof loader>();
  return <OneLead key={lead.id} />;
}

function OneLead() {
  const { lead: loaded, restaurants } = useLoaderData<typeof loader>();
  // What a decision leaves it as is newer than what was loaded.
  const [decided, setDecided] = useState<LeadAtDesk>();
  const [asked, setAsked] = useState<AskedStep>();
  const { isChoosing } = useOutletContext<InboxContext>();
  const [isErasing, setErasing] = useState(false);
  const [erased, setErased] = useState<ErasedLeads>();
  const { role } = useMe();
  const lead = decided ?? loaded;
  const answering = useLiveLead(lead, setDecided);
  const { failure, isChanged, ...handler } = useHandler(lead, setDecided);
  const isDecider = LEAD_DECIDERS.includes(role);
  const isOpen = lead.handling !== null && lead.handling !== "closed";
  useListKeys({ e: () => isDecider && isOpen && !isChoosing && setAsked("close") });
  if (erased !== undefined) return <ErasedPage erased={erased} />;
  const common = { lead, restaurants };
  const isHandled = lead.handling !== null;
  // A decision stays where it was made: its outcome is read there.
  const isStuck = waitsForAPerson(loaded);
  const deciding = { lead, isDecider, onDecided: setDecided };
  return (
    <Page
      title={isolated(lead.name === "" ? lead.email : lead.name)}
      lead={`${formName(lead.form)} · ${dateAndTime(lead.at)}`}
      action={
        <span className="inbox-back">
          <BackButton />
        </span>
      }
    >
      {isStuck && <LeadDecisions {...deciding} />}
      <div className="lead">
        <div>
          <FactSection {...common} group="message" title={m.lead_message()} />
          <Section title={m.lead_answer()}>
            <div className="stack measure">
              {lead.answers.length > 0 && (
                <SentAnswers lead={lead} isDecider={isDecider} onSettled={setDecided} />
              )}
              {answering.length > 0 && (
                <Notice>{m.lead_answering({ names: isolated(answering.join(", ")) })}</Notice>
              )}
              {isDecider && isHandled && lead.canMail && (
                <AnswerForm lead={lead} onSent={setDecided} />
              )}
              <LeadAnswers lead={lead} handler={isDecider && isHandled ? handler : undefined} />
            </div>
          </Section>
          {isHandled && (
            <Section title={m.lead_log()}>
              <div className="stack measure">
                <LeadLog lead={lead} />
                {isDecider && <NoteForm lead={lead} {...handler} />}
              </div>
            </Section>
          )}
          <details className="folded section">
            <summary>{m.lead_delivery_fold({ state: stateName(lead.state) })}</summary>
            {!isStuck && <LeadDecisions {...deciding} />}
            <Section title={m.lead_history()}>
              <History lead={lead} />
            </Section>
            <FactSection {...common} group="consent" title={m.lead_consent()} />
            <FactSection {...common} group="origin" title={m.lead_origin()} />
            <FactSection {...common} group="delivery" title={m.lead_delivery()} />
            <FactSection {...common} group="record" title={m.lead_record()} />
          </details>
        </div>
        <div>
          {isHandled && (
            <Section title={m.lead_handling()}>
              {isChanged && <Notice tone="error">{m.lead_handling_conflict()}</Notice>}
              <FailureNotice failure={failure} />
              {isDecider ? (
                <LeadHandling lead={lead} {...handler} onAsk={setAsked} />
              ) : (
                <HandlingLine lead={lead} />
              )}
            </Section>
          )}
          <FactSection {...common} group="sent" title={m.lead_sent()} />
          {lead.rooms.length > 0 && <Rooms lead={lead} />}
          <Section title={m.lead_person()}>
            <p>{m.lead_person_count({ count: lead.ofSamePerson })}</p>
            <p className="form-buttons">
              {lead.ofSamePerson > 1 && (
                <LinkButton to={`/leads?${new URLSearchParams({ email: lead.email })}`}>
                  {m.lead_person_all()}
                </LinkButton>
              )}
              {LEAD_ERASERS.includes(role) && (
                <Button variant="danger" onClick={() => setErasing(true)}>
                  {m.lead_erase()}
                </Button>
              )}
            </p>
          </Section>
        </div>
      </div>
      {asked !== undefined && (
        <StepDialog
          asked={asked}
          colleagues={othersOf(lead)}
          onStep={handler.act}
          onClose={() => setAsked(undefined)}
        />
      )}
      {isErasing && (
        <EraseDialog lead={lead} onClose={() => setErasing(false)} onErased={setErased} />
      )}
    </Page>
  );
}

/** The rooms of an event's restaurant that hold its guests. */
function Rooms({ lead: { rooms } }: { readonly lead: LeadAtDesk }) {
  return (
    <Section title={m.lead_rooms()}>
      <ul className="flex flex-col gap-1.5">
        {rooms.map(({ name, capacity }) => (
          <li key={name.pt}>
            <bdi>{name[deskLanguage()]}</bdi>{" "}
            <span className="small">{m.lead_room_holds({ count: capacity })}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** To the list as it was, where the lead was opened from it. */
function BackButton() {
  const navigate = useNavigate();
  const canGoBack = (window.history.state as { idx?: number } | null)?.idx;
  if (canGoBack === undefined || canGoBack === 0) {
    return (
      <LinkButton to="/leads" variant="quiet">
        {m.lead_back()}
      </LinkButton>
    );
  }
  return (
    <Button variant="quiet" onClick={() => void navigate(-1)}>
      {m.lead_back()}
    </Button>
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
