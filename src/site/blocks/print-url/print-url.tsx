import { useRouteLoaderData } from "react-router";

/** Where something is to be found on the web, in full; for paper alone. */
export function PrintUrl({ path }: { path: string }) {
  const site = useRouteLoaderData("root") as { siteUrl?: string } | undefined;
  const url = path.startsWith("/") ? `${site?.siteUrl ?? ""}${path}` : path;
  return <span className="print-only print-url">{url.replace(/^https?:\/\//, "")}</span>;
}
