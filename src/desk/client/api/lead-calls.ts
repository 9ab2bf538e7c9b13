import type { Me } from "#desk/contract.ts";
import type {
  AnswerRequest,
  AnswerSettlement,
  ErasedLeads,
  FilledTemplate,
  LeadAtDesk,
  LeadCount,
  LeadPage,
  LeadStepRequest,
  Settlement,
} from "#desk/leads-contract.ts";
import { signInAgain } from "../session/sign-in-request.ts";
import { rememberUnanswered } from "../session/unanswered-guests.ts";
import { CallFailure } from "./call-failure.ts";
import { call } from "./call.ts";

// The calls of leads and counts; a query is that of the page that shows them.

export async function fetchLeads(query: URLSearchParams): Promise<LeadPage> {
  const page = await call<LeadPage>(`leads?${query}`);
  rememberUnanswered(page);
  return page;
}

const ofLead = (id: string) => `leads/${encodeURIComponent(id)}`;
export const fetchLead = (id: string) => call<LeadAtDesk>(ofLead(id));

export const redeliverLead = (id: string) =>
  call<LeadAtDesk>(`${ofLead(id)}/redeliver`, { method: "POST" });
export const freeLead = (id: string) => call<LeadAtDesk>(`${ofLead(id)}/good`, { method: "POST" });
export const settleLead = (id: string, decision: Settlement["decision"]) =>
  call<LeadAtDesk>(`${ofLead(id)}/settle`, {
    method: "POST",
    body: { decision } satisfies Settlement,
  });
/** An action on a lead; it is refused where another person's came first. */
export const handleLead = (id: string, body: LeadStepRequest) =>
  call<LeadAtDesk>(`${ofLead(id)}/actions`, { method: "POST", body });
/** Texts to begin an answer with, in the guest's language. */
export const fetchTemplates = (id: string) =>
  call<readonly FilledTemplate[]>(`${ofLead(id)}/templates`);
/** The same id again is the same answer. */
export const sendAnswer = (id: string, answer: string, body: AnswerRequest) =>
  call<LeadAtDesk>(`${ofLead(id)}/answers/${answer}`, { method: "PUT", body });
export const settleAnswer = (id: string, answer: string, decision: AnswerSettlement["decision"]) =>
  call<LeadAtDesk>(`${ofLead(id)}/answers/${answer}/settle`, {
    method: "POST",
    body: { decision } satisfies AnswerSettlement,
  });
/** Everything that the person who sent this lead has sent. */
export const eraseLeads = (id: string) =>
  call<ErasedLeads>(`${ofLead(id)}/erase`, { method: "POST" });

export const fetchLeadCounts = (query: URLSearchParams) =>
  call<readonly LeadCount[]>(`counts?${query}`);

/**
 * Has the browser download the leads of a query. It streams them to a file, however many there are, so
 * that it must be clear before that the sign-in is fresh enough.
 */
export async function downloadLeads(query: URLSearchParams): Promise<void> {
  for (;;) {
    const { isFresh } = await call<Me>("me");
    if (isFresh) break;
    if (!(await signInAgain("sign-in-again"))) throw new CallFailure("sign-in-again");
  }
  const link = document.createElement("a");
  link.href = `/api/desk/leads.csv?${query}`;
  link.download = "leads.csv";
  link.click();
}
