import type { Hono } from "hono";

/**
 * Returns whether the site serves something else than a page at a plain path: below the first part of one of its
 * application's routes, as `api` and `robots.txt`, at the desk, or as a file. What `isAbsent` names is left to pages.
 */
export function reservedPaths(
  { routes }: Pick<Hono, "routes">,
  { isFile, isAbsent }: Readonly<Record<"isFile" | "isAbsent", (path: string) => boolean>>,
): (path: string) => boolean {
  const roots = routes.map(({ path }) => path.split("/", 2)[1] ?? "");
  const named = new Set(["desk", ...roots.filter((root) => /^[\w.-]+$/.test(root))]);
  return (path) => (named.has(path.split("/", 2)[1] ?? "") || isFile(path)) && !isAbsent(path);
}
