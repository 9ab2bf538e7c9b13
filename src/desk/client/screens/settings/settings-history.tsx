import { useLoaderData } from "react-router";
import { m } from "#desk/client/paraglide/messages.js";
import { History, type LoadedHistory, loadHistory } from "#desk/client/pieces/history.tsx";
import { completeSettings, SETTINGS_FIELDS, SITE } from "./settings-fields.ts";

export const loader = () => loadHistory("settings", SITE);

/** What was published of the site settings. */
export function Component() {
  return (
    <History
      kind="settings"
      loaded={useLoaderData<LoadedHistory>()}
      fields={SETTINGS_FIELDS}
      complete={completeSettings}
      titleOf={m.nav_settings}
    />
  );
}
