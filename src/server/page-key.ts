import { matchPath } from "../language/match-path.ts";

/**
 * The address under which a page is kept: its path and only the query that changes it
 * (`country` on the experiences screen), so that campaign parameters share one page.
 */
export function pageKey(url: URL): string {
  if (matchPath(url.pathname)?.screen !== "experiences") return url.pathname;
  const country = url.searchParams.get("country");
  return country === null ? url.pathname : `${url.pathname}?${new URLSearchParams({ country })}`;
}
