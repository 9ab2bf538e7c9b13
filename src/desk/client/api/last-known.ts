import type { LoaderFunctionArgs } from "react-router";
import { announce } from "../ui/announcements.tsx";
import { failureWords } from "../ui/failure-notice.tsx";
import { CallFailure, isPassing } from "./call-failure.ts";

/**
 * A loader that gives what it loaded last at the same URL where the server cannot be reached: a page that
 * is being worked on stays, and it is said that it may be old.
 */
export function lastKnown<Data>(
  load: (args: LoaderFunctionArgs) => Promise<Data>,
): (args: LoaderFunctionArgs) => Promise<Data> {
  let last: { readonly url: string; readonly data: Data } | undefined;
  return async (args) => {
    const { url } = args.request;
    try {
      last = { url, data: await load(args) };
    } catch (error) {
      const isPassed = error instanceof CallFailure && isPassing(error);
      if (last?.url !== url || !isPassed) throw error;
      announce(failureWords(error));
    }
    return last.data;
  };
}
