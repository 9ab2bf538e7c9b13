import type { MenuKind } from "#content/kinds/restaurant.ts";
import type { LinkReport } from "#desk/links-contract.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { MENU_WORDS } from "#desk/client/kinds/restaurant-words.ts";

type DeadLink = LinkReport["dead"][number];

/** What a link is: its field in words; of the site settings its name, which is a brand's. */
export function linkWords({ field, kind }: DeadLink): string {
  if (field === "getin.url") return m.booking_link();
  if (field === "mediaKitUrl") return m.restaurant_media_kit();
  const menu = (Object.keys(MENU_WORDS) as MenuKind[]).find((one) => field === `menus.${one}`);
  return menu === undefined ? kind.replace(/^order /, "") : MENU_WORDS[menu]();
}

/** Why it leads nowhere; a status or a code of the network as it is. */
export function detailWords({ detail }: DeadLink): string {
  if (detail === "no response in time") return m.links_no_response();
  if (detail === "ENOTFOUND") return m.links_unknown_host();
  if (detail === "ECONNREFUSED") return m.links_refused();
  if (detail.startsWith("private IP")) return m.links_private();
  if (detail.startsWith("redirects")) return m.links_redirects();
  if (/CERT|SIGNED|ALTNAME/.test(detail)) return m.links_certificate();
  if (/^(404|410)\b/.test(detail)) return m.links_gone({ status: detail.slice(0, 3) });
  return detail;
}
