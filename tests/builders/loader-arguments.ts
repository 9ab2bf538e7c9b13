import { RouterContextProvider } from "react-router";
import { provideSiteContext, type SiteContext } from "#site/request-context.ts";

export function loaderArguments(href: string, site: Partial<SiteContext>, params: object = {}) {
  const context = new RouterContextProvider();
  provideSiteContext(context, site as SiteContext);
  return { context, url: new URL(href, "https://site.example"), params } as never;
}
