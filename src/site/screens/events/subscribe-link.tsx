import { useRouteLoaderData } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { happeningsFeedPath } from "#site/blocks/happening-list/calendar-paths.ts";
import { useLanguage } from "#site/navigation/use-language.ts";

/** By this scheme a calendar subscribes, where https would only fetch the file once. */
export function SubscribeLink() {
  const language = useLanguage();
  const site = useRouteLoaderData("root") as { siteUrl?: string } | undefined;
  const url = (site?.siteUrl ?? "") + happeningsFeedPath(language);
  return (
    <a href={url.replace(/^https?:/, "webcal:")} className="quiet-link">
      {m.happenings_subscribe()}
    </a>
  );
}
