import { EDITORS } from "#content/shapes/content-roles.ts";
import { AUDIT_READERS, type Role } from "#desk/contract.ts";
import { LEAD_READERS } from "#desk/leads-contract.ts";
import { KINDS } from "../kinds/all-kinds.ts";
import { m } from "../paraglide/messages.js";

interface Place {
  readonly to: string;
  readonly title: () => string;
  /** What it is for; `names` are the restaurants of the account. */
  readonly text: (names: string) => string;
  /** Everybody, where none is named. */
  readonly roles?: readonly Role[];
}

const CONTENT_ROLES: readonly Role[] = [...EDITORS, "restaurant"];
const ADMINISTRATORS: readonly Role[] = ["administrator"];

/** Where the desk has something to do, in the order of its navigation and of its first page. */
const PLACES: readonly Place[] = [
  ...Object.entries(KINDS).map(([kind, { title, text, roles, only }]) => ({
    to: only === undefined ? `/${kind}` : `/${kind}/${only}`,
    title,
    text,
    roles,
  })),
  { to: "/pictures", title: m.nav_pictures, text: () => m.home_pictures(), roles: CONTENT_ROLES },
  {
    to: "/missing",
    title: m.nav_still_missing,
    text: () => m.home_still_missing(),
    roles: CONTENT_ROLES,
  },
  { to: "/links", title: m.nav_links, text: () => m.home_links(), roles: EDITORS },
  {
    to: "/leads?handling=unanswered",
    title: m.nav_leads,
    text: () => m.home_leads(),
    roles: LEAD_READERS,
  },
  { to: "/counts", title: m.nav_counts, text: () => m.home_counts(), roles: LEAD_READERS },
  { to: "/accounts", title: m.nav_accounts, text: () => m.home_accounts(), roles: ADMINISTRATORS },
  { to: "/audit", title: m.nav_audit, text: () => m.home_audit(), roles: AUDIT_READERS },
  { to: "/account", title: m.nav_account, text: () => m.home_account() },
];

/** The places that are open to a role. */
export const placesOf = (role: Role) =>
  PLACES.filter(({ roles }) => roles === undefined || roles.includes(role));
