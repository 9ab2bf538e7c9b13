import { Hono } from "hono";
import { describeOperation } from "#runtime/http/describe-operation.ts";
import { servedSiteSettings, type SiteSettings } from "#content/site-settings/site-settings.ts";

const describe = describeOperation({
  summary: "The settings of the site.",
  responses: { 200: ["The settings", servedSiteSettings] },
});

/** `GET /site-config.json` returns the public settings (rules 7.1 and 10.22). */
export function siteSettingsApi(settings: () => SiteSettings) {
  return new Hono().get("/site-config.json", describe, (context) =>
    context.json(servedSiteSettings.parse(settings()), 200, {
      "Cache-Control": "public, max-age=0, must-revalidate",
    }),
  );
}
