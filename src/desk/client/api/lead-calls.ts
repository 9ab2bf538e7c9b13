import type { Me } from "#desk/contract.ts";
import type * as leads from "#desk/leads-contract.ts";
import { signInAgain } from "../session/sign-in-request.ts";
import { rememberUnanswered } from "../session/unanswered-guests.ts";
import { CallFailure } from "./call-failure.ts";
import { call, post, put } from "./call.ts";

// The calls of leads and counts; a query is that of the page that shows them.

export async function fetchLeads(query: URLSearchParams): Promise<leads.LeadPage> {
  const page = await call<leads.LeadPage>(`leads?${query}`);
  rememberUnanswered(page);
  return page;
}

const ofLead = (id: string) => `leads/${encodeURIComponent(id)}`;
export const fetchLead = (id: string) => call<leads.LeadAtDesk>(ofLead(id));

export const fetchProgress = (id: string) => call<leads.LeadProgress>(`${ofLead(id)}/progress`);

export const redeliverLead = (id: string) => post<leads.LeadAtDesk>(`${ofLead(id)}/redeliver`);
export const freeLead = (id: string) => post<leads.LeadAtDesk>(`${ofLead(id)}/good`);
export const settleLead = (id: string, decision: leads.Settlement["decision"]) =>
  post<leads.LeadAtDesk>(`${ofLead(id)}/settle`, { decision } satisfies leads.Settlement);
/** An action on a lead; it is refused where another person's came first. */
export const handleLead = (id: string, body: leads.LeadStepRequest) =>
  post<leads.LeadAtDesk>(`${ofLead(id)}/actions`, body);
/** Texts to begin an answer with, in the guest's language. */
export const fetchTemplates = (id: string) =>
  call<readonly leads.FilledTemplate[]>(`${ofLead(id)}/templates`);
/** The same id again is the same answer. */
export const sendAnswer = (id: string, answer: string, body: leads.AnswerRequest) =>
  put<leads.LeadAtDesk>(`${ofLead(id)}/answers/${answer}`, body);
export const settleAnswer = (id: string, answer: string, body: leads.AnswerSettlement) =>
  post<leads.LeadAtDesk>(`${ofLead(id)}/answers/${answer}/settle`, body);
/** Everything that the person who sent this lead has sent. */
export const eraseLeads = (id: string) => post<leads.ErasedLeads>(`${ofLead(id)}/erase`);

export const fetchLeadCounts = (query: URLSearchParams) =>
  call<readonly leads.LeadCount[]>(`counts?${query}`);

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
