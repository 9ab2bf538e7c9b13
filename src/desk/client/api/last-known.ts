import { announce } from "../ui/announcements.tsx";
import { failureWords } from "../ui/failure-notice.tsx";
import { CallFailure, isPassing } from "./call-failure.ts";

/**
 * A loader that gives what it loaded last where the server cannot be reached: a page that is being
 * worked on stays, and it is said that it may be old.
 */
export function lastKnown<Data>(load: () => Promise<Data>): () => Promise<Data> {
  let last: { readonly data: Data } | undefined;
  return async () => {
    try {
      last = { data: await load() };
    } catch (error) {
      if (last === undefined || !(error instanceof CallFailure && isPassing(error))) throw error;
      announce(failureWords(error));
    }
    return last.data;
  };
}
