import { useRouteLoaderData } from "react-router";

/** Returns the layout's site name; the built-in one on a failed layout's error page. */
export function useSiteName(): string {
  const layout = useRouteLoaderData("root") as { readonly siteName?: string } | undefined;
  return layout?.siteName ?? "Grupo Rubaiyat";
}
