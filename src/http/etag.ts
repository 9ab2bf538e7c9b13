/**
 * Whether a client has one of these contents already. `If-None-Match` may list several tags, and a
 * proxy may have marked ours as weak.
 */
export function matchesEtag(ifNoneMatch: string | undefined, etags: readonly string[]): boolean {
  const known = (ifNoneMatch ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return known.includes("*") || etags.some((etag) => known.includes(etag));
}
