import type { ListedDraft, ListedPlan } from "#content/desk/contract.ts";
import { isPassing } from "../api/call-failure.ts";
import { dateAndTime, timeOfToday } from "../language/desk-language.ts";
import { m } from "../paraglide/messages.js";
import { failureWords } from "../ui/failure-notice.tsx";
import type { Conflict } from "./conflict.ts";
import type { DraftState } from "./draft-store.ts";

/** Names the account that changed the entry meanwhile, maybe this one in another window. */
export function conflictWords({ current, isPublished }: Conflict<object>, me: string): string {
  if (isPublished) return m.draft_conflict_published();
  const saved = current.draft ?? current.plan;
  return saved?.authorId === me ? m.draft_conflict_own() : m.draft_conflict();
}

/** What became of what was typed into a plan, in a sentence. */
export function planSavingWords({ saving, isStored }: DraftState<object>): string {
  if (!isStored) return m.draft_not_stored();
  return saving === "saved" ? m.plan_saved() : m.plan_unsaved();
}

/** What became of what was typed, in a sentence. */
export function savingWords({ saving, failure, piece, isStored }: DraftState<object>): string {
  if (failure !== undefined) {
    const words = isPassing(failure) ? m.draft_not_saved() : failureWords(failure);
    return isStored ? words : m.draft_not_stored();
  }
  if (saving === "saving") return m.form_sending();
  if (saving === "unsaved") return m.draft_unsaved();
  return piece.draft === null ? m.draft_none() : savedWords(piece.draft);
}

function savedWords({ savedAt, author }: ListedDraft): string {
  const time = timeOfToday(savedAt);
  return time === undefined
    ? m.draft_saved_on({ time: dateAndTime(savedAt), author })
    : m.draft_saved_at({ time, author });
}

const PROBLEMS: Readonly<Record<ListedDraft["problem"], (() => string) | undefined>> = {
  "": undefined,
  invalid: () => m.draft_problem_invalid(),
  conflict: () => m.draft_problem_conflict(),
  "not-allowed": () => m.draft_problem_not_allowed(),
  interrupted: () => m.draft_problem_interrupted(),
};

/** What is going to happen to a plan by itself, or why that did not work. */
export function planWords({ publishAt, problem, isAsking }: ListedPlan): string {
  const time = dateAndTime(publishAt);
  const planned = isAsking ? m.plan_asks({ time }) : m.draft_planned({ time });
  return PROBLEMS[problem]?.() ?? planned;
}

/** A draft in a list: whose it is. Of an earlier release it may say what kept it from being published. */
export function draftWords(draft: ListedDraft): string {
  return PROBLEMS[draft.problem]?.() ?? savedWords(draft);
}
