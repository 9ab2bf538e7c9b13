import { type DataStrategyResult, type MiddlewareFunction, redirect, replace } from "react-router";
import { redirectFor } from "#language/redirect-for.ts";

/**
 * Runs in the browser before anything is loaded for a URL: leads to its right form by the
 * server's own rules (rule 1.4). That redirect, and those of loaders, do what a browser's do.
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

/** Keeps the hash, which no server sees. A URL that is in the history already gives its place. */
function redirectFrom(url: URL, target: string): Response {
  const lead = url.href === location.href ? replace : redirect;
  return lead(target.includes("#") ? target : target + url.hash);
}
