import { useRouteLoaderData } from "react-router";

/** The site's name, as the layout has it; the built-in one on the error page of a failed layout. */
export function useSiteName(): string {
  const layout = useRouteLoaderData("root") as { readonly siteName?: string } | undefined;
  return layout?.siteName ?? "Grupo Rubaiyat";
}
