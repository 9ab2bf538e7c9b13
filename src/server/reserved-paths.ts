import type { Hono } from "hono";

/**
 * Returns a predicate for paths that are not pages: under the first segment of an application route
 * (`api`, `robots.txt`), the desk, or a file. Paths that `isAbsent` accepts are left to pages.
 */
export function reservedPaths(
  { routes }: Pick<Hono, "routes">,
  { isFile, isAbsent }: Readonly<Record<"isFile" | "isAbsent", (path: string) => boolean>>,
): (path: string) => boolean {
  const roots = routes.map(({ path }) => path.split("/", 2)[1] ?? "");
  const named = new Set(["desk", ...roots.filter((root) => /^[\w.-]+$/.test(root))]);
  return (path) => (named.has(path.split("/", 2)[1] ?? "") || isFile(path)) && !isAbsent(path);
}
