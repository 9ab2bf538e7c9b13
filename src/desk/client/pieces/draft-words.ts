import type { ListedDraft } from "#desk/content-contract.ts";
import { isPassing } from "../api/call-failure.ts";
import { dateAndTime, timeOfToday } from "../language/desk-language.ts";
import { m } from "../paraglide/messages.js";
import { failureWords } from "../ui/failure-notice.tsx";
import type { DraftState } from "./draft-store.ts";

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
};

/** What is going to happen to a draft by itself, or why that did not work; undefined where nothing is. */
export function planWords({ publishAt, problem }: ListedDraft): string | undefined {
  if (publishAt !== null) return m.draft_planned({ time: dateAndTime(publishAt) });
  return PROBLEMS[problem]?.();
}

/** A draft in a list: whose it is and what it waits for. */
export function draftWords(draft: ListedDraft): string {
  return planWords(draft) ?? savedWords(draft);
}
