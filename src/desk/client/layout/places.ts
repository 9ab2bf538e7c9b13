import { EDITORS } from "#content/shapes/content-roles.ts";
import { AUDIT_READERS, type Role } from "#desk/contract.ts";
import { LEAD_READERS } from "#desk/leads-contract.ts";
import { KINDS } from "../kinds/all-kinds.ts";
import { m } from "../paraglide/messages.js";

interface Place {
  readonly to: string;
  readonly title: () => string;
  /** Everybody, where none is named. */
  readonly roles?: readonly Role[];
}

const CONTENT_ROLES: readonly Role[] = [...EDITORS, "restaurant"];
const ADMINISTRATORS: readonly Role[] = ["administrator"];

/** Where the desk has something to do, in the order of its navigation: guests first. */
const PLACES: readonly Place[] = [
  { to: "/leads?handling=unanswered", title: m.nav_leads, roles: LEAD_READERS },
  ...Object.entries(KINDS).map(([kind, { title, roles, only }]) => ({
    to: only === undefined ? `/${kind}` : `/${kind}/${only}`,
    title,
    roles,
  })),
  { to: "/pictures", title: m.nav_pictures, roles: CONTENT_ROLES },
  { to: "/missing", title: m.nav_still_missing, roles: CONTENT_ROLES },
  { to: "/links", title: m.nav_links, roles: EDITORS },
  { to: "/listings", title: m.nav_listings, roles: EDITORS },
  { to: "/counts", title: m.nav_counts, roles: LEAD_READERS },
  { to: "/accounts", title: m.nav_accounts, roles: ADMINISTRATORS },
  { to: "/audit", title: m.nav_audit, roles: AUDIT_READERS },
  { to: "/account", title: m.nav_account },
];

/** The places that are open to a role. */
export const placesOf = (role: Role) =>
  PLACES.filter(({ roles }) => roles === undefined || roles.includes(role));
