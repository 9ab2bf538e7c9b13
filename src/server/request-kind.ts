export type RequestKind = "page" | "data" | "api" | "asset" | "menu" | "probe";

/** What a path asks for, as far as the path tells. It costs every request: no more than a glance. */
export function requestKind(path: string): RequestKind {
  if (path.startsWith("/api/")) return "api";
  if (path.startsWith("/menus/")) return "menu";
  if (path === "/healthz" || path === "/readyz" || path === "/metrics") return "probe";
  const dot = path.indexOf(".", path.lastIndexOf("/"));
  if (dot === -1) return "page";
  return path.endsWith(".data") ? "data" : "asset";
}
