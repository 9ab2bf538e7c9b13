import type { Me } from "#accounts/contract.ts";
import type * as leads from "#leads/desk/contract.ts";
import { signInAgain } from "../session/sign-in-request.ts";
import { rememberUnanswered } from "../session/unanswered-guests.ts";
import { CallFailure } from "./call-failure.ts";
import { call, post, put, send } from "./call.ts";

export async function fetchLeads(query: URLSearchParams): Promise<leads.LeadPage> {
  const page = await call<leads.LeadPage>(`leads?${query}`);
  rememberUnanswered(page);
  return page;
}

const ofLead = (id: string) => `leads/${encodeURIComponent(id)}`;
export const fetchLead = (id: string) => call<leads.LeadAtDesk>(ofLead(id));

export const fetchProgress = (id: string) => call<leads.LeadProgress>(`${ofLead(id)}/progress`);

export const sayAnswering = (id: string, body: { readonly isAnswering: boolean }) =>
  send(`${ofLead(id)}/answering`, { method: "POST", body });

export const redeliverLead = (id: string) => post<leads.LeadAtDesk>(`${ofLead(id)}/redeliver`);
export const freeLead = (id: string) => post<leads.LeadAtDesk>(`${ofLead(id)}/good`);
export const settleLead = (id: string, decision: leads.Settlement["decision"]) =>
  post<leads.LeadAtDesk>(`${ofLead(id)}/settle`, { decision } satisfies leads.Settlement);
/** Acts on a lead; fails if another user acted first. */
export const handleLead = (id: string, body: leads.LeadStepRequest) =>
  post<leads.LeadAtDesk>(`${ofLead(id)}/actions`, body);
export const handleLeads = (body: leads.LeadsStepRequest) =>
  post<leads.HandledLeads>("leads/actions", body);
/** Returns templates in the guest's language. */
export const fetchTemplates = (id: string) =>
  call<readonly leads.FilledTemplate[]>(`${ofLead(id)}/templates`);
/** Repeating an id repeats the same answer. */
export const sendAnswer = (id: string, answer: string, body: leads.AnswerRequest) =>
  put<leads.LeadAtDesk>(`${ofLead(id)}/answers/${answer}`, body);
export const settleAnswer = (id: string, answer: string, body: leads.AnswerSettlement) =>
  post<leads.LeadAtDesk>(`${ofLead(id)}/answers/${answer}/settle`, body);
export const eraseLeads = (id: string) => post<leads.ErasedLeads>(`${ofLead(id)}/erase`);

export const fetchLeadCounts = (query: URLSearchParams) =>
  call<readonly leads.LeadCount[]>(`counts?${query}`);

/**
 * Downloads a query's leads. The browser streams them to a file, so the sign-in must be fresh
 * beforehand.
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
