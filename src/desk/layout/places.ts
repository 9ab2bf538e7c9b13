import { EDITORS } from "#content/schemas/content-roles.ts";
import { AUDIT_READERS, type Role } from "#accounts/contract.ts";
import type { ContentKind } from "#content/desk/contract.ts";
import { LEAD_READERS } from "#leads/desk/contract.ts";
import { KINDS } from "../kinds/all-kinds.ts";
import { m } from "../paraglide/messages.js";

export interface Place {
  readonly to: string;
  readonly title: () => string;
  /** Missing: all roles. */
  readonly roles?: readonly Role[];
}

interface PlaceGroup {
  /** Missing: the group has a single place. */
  readonly title?: () => string;
  /** SVG path of a line icon, 24 by 24. */
  readonly icon: string;
  readonly places: readonly Place[];
}

const CONTENT_ROLES: readonly Role[] = [...EDITORS, "restaurant"];
const ADMINISTRATORS: readonly Role[] = ["administrator"];

function kinds(...paths: readonly ContentKind[]): readonly Place[] {
  return paths.map((path) => {
    const { title, roles, only } = KINDS[path];
    return { to: only === undefined ? `/${path}` : `/${path}/${only}`, title, roles };
  });
}

/** The groups of the navigation, in its order. */
const GROUPS: readonly PlaceGroup[] = [
  { icon: "m4 11 8-7 8 7v9h-5v-6H9v6H4z", places: [{ to: "/", title: m.nav_home }] },
  {
    icon: "M4 6h16v14H4zm0 5h16M8 3v5m8-5v5",
    places: [{ to: "/calendar", title: m.nav_calendar }],
  },
  {
    title: m.nav_group_guests,
    icon: "M4 5h16v14H4zm0 8h5l1.5 3h3L15 13h5",
    places: [
      { to: "/leads?handling=unanswered", title: m.nav_leads, roles: LEAD_READERS },
      ...kinds("templates"),
      { to: "/counts", title: m.nav_counts, roles: LEAD_READERS },
    ],
  },
  {
    title: m.nav_group_houses,
    icon: "M5 21V4h14v17M3 21h18M9 8h2m2 0h2M9 12h2m2 0h2M10 21v-5h4v5",
    places: [
      ...kinds("restaurants", "menus", "experiences"),
      { to: "/missing", title: m.nav_still_missing, roles: CONTENT_ROLES },
      { to: "/listings", title: m.nav_listings, roles: EDITORS },
    ],
  },
  {
    title: m.nav_group_stories,
    icon: "M5 3h10l4 4v14H5zM9 9h3m-3 4h6m-6 4h6",
    places: kinds("news", "happenings", "pages", "faq"),
  },
  {
    icon: "M4 5h16v14H4zm0 11 5-5 4 4 3-3 4 4M8.5 9h.01",
    places: [{ to: "/pictures", title: m.nav_pictures, roles: CONTENT_ROLES }],
  },
  {
    title: m.nav_group_settings,
    icon: "M4 7h9m4 0h3M4 17h3m4 0h9M15 5v4M9 15v4",
    places: [
      ...kinds("settings", "mailboxes", "redirects"),
      { to: "/links", title: m.nav_links, roles: EDITORS },
      { to: "/accounts", title: m.nav_accounts, roles: ADMINISTRATORS },
      { to: "/audit", title: m.nav_audit, roles: AUDIT_READERS },
    ],
  },
];

/** Returns the groups with the places that a role may open; omits empty groups. */
export const placeGroupsOf = (role: Role): readonly PlaceGroup[] =>
  GROUPS.map(({ places, ...group }) => ({
    ...group,
    places: places.filter(({ roles }) => roles === undefined || roles.includes(role)),
  })).filter(({ places }) => places.length > 0);

export const placesOf = (role: Role): readonly Place[] =>
  placeGroupsOf(role).flatMap(({ places }) => places);
