import type { SettingsContent } from "#content/kinds/settings.ts";
import { m } from "../paraglide/messages.js";
import { line, link } from "../pieces/field-types.tsx";
import type { Fields } from "../pieces/fields.ts";

/** A service that takes a restaurant's orders. */
export const ORDER_LINK: Fields<SettingsContent["delivery"][number]["links"][number]> = {
  name: line(m.settings_link_service, { expected: m.expected_line }),
  url: link(m.settings_link_url, { expected: m.expected_https, type: "url" }),
};
