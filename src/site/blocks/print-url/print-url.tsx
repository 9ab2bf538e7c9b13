import { useRouteLoaderData } from "react-router";

/** Where something is to be found on the web, in full; for paper alone. */
export function PrintUrl({ path }: { path: string }) {
  const site = useRouteLoaderData("root") as { siteUrl?: string } | undefined;
  const address = path.startsWith("/") ? `${site?.siteUrl ?? ""}${path}` : path;
  return <span className="print-only print-url">{address.replace(/^https?:\/\//, "")}</span>;
}
