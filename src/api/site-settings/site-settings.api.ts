import { Hono } from "hono";
import { describeOperation } from "#http/describe-operation.ts";
import type { AskSettings } from "./current-settings.ts";
import { servedSiteSettings } from "./site-settings.contract.ts";

const describe = describeOperation({
  summary: "The settings of the site.",
  responses: { 200: ["The settings", servedSiteSettings] },
});

/** `GET /site-config.json`: the settings in force, as far as they are public (rules 7.1 and 10.22). */
export function siteSettingsApi(askSettings: AskSettings) {
  return new Hono().get("/site-config.json", describe, async (context) => {
    const { settings, isCurrent } = await askSettings();
    return context.json(servedSiteSettings.parse(settings), 200, {
      "Cache-Control": isCurrent ? "public, max-age=0, must-revalidate" : "no-store",
    });
  });
}
