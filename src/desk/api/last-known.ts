import type { LoaderFunctionArgs } from "react-router";
import { announce } from "../ui/announcements.tsx";
import { failureWords } from "../ui/failure-notice.tsx";
import { CallFailure, isPassing } from "./call-failure.ts";

/**
 * Creates a loader that returns its last result for the URL if the server is unreachable, marked as
 * possibly stale.
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
