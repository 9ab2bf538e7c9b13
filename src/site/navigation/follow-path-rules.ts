import { type DataStrategyResult, type MiddlewareFunction, redirect, replace } from "react-router";
import { redirectFor } from "#language/redirect-for.ts";

/**
 * Redirects to a URL's canonical form before loading, by the server's rules (rule 1.4). This and
 * loaders' redirects behave like a browser's.
 */
export const followPathRules: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request, url },
  next,
) => {
  const { pathname, search } = new URL(request.url);
  const target = redirectFor(pathname, search);
  if (target !== undefined) throw redirectFrom(url, target);
  for (const outcome of Object.values(await next())) {
    const { result } = outcome;
    const found = result instanceof Response ? result.headers.get("Location") : null;
    if (found !== null) outcome.result = redirectFrom(url, found);
  }
};

/** Keeps the hash, which the server never sees. Replaces a URL that is in the history already. */
function redirectFrom(url: URL, target: string): Response {
  const lead = url.href === location.href ? replace : redirect;
  return lead(target.includes("#") ? target : target + url.hash);
}
