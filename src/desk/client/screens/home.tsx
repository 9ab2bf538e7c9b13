import { Link, useLoaderData } from "react-router";
import { type ListedPiece, SETTINGS_EDITORS } from "#desk/content-contract.ts";
import type { Role } from "#desk/contract.ts";
import { LEAD_READERS } from "#desk/leads-contract.ts";
import { fetchPieces } from "../api/content-calls.ts";
import { lastKnown } from "../api/last-known.ts";
import { m } from "../paraglide/messages.js";
import { useMe } from "../session/account-here.ts";
import { roleDescription, roleName } from "../ui/role-words.ts";
import { Page, Section } from "../ui/page.tsx";

interface Place {
  readonly to: string;
  readonly title: () => string;
  readonly text: (restaurants: string) => string;
  readonly roles?: readonly Role[];
}

const PLACES: readonly Place[] = [
  { to: "/leads", title: m.nav_leads, text: m.home_leads, roles: LEAD_READERS },
  { to: "/counts", title: m.nav_counts, text: m.home_counts, roles: LEAD_READERS },
  {
    to: "/restaurants",
    title: m.nav_restaurants,
    text: (names) => m.home_restaurants_place({ names }),
    roles: ["administrator", "manager", "editor", "restaurant"],
  },
  {
    to: "/menus",
    title: m.nav_menus,
    text: m.home_menus,
    roles: ["administrator", "manager", "editor", "restaurant"],
  },
  {
    to: "/experiences",
    title: m.nav_experiences,
    text: m.home_experiences,
    roles: ["administrator", "manager", "editor"],
  },
  {
    to: "/news",
    title: m.nav_news,
    text: m.home_news,
    roles: ["administrator", "manager", "editor"],
  },
  {
    to: "/faq/home",
    title: m.nav_faq,
    text: m.home_faq,
    roles: ["administrator", "manager", "editor"],
  },
  {
    to: "/pictures",
    title: m.nav_pictures,
    text: m.home_pictures,
    roles: ["administrator", "manager", "editor", "restaurant"],
  },
  {
    to: "/settings/site",
    title: m.nav_settings,
    text: m.home_settings,
    roles: SETTINGS_EDITORS,
  },
  {
    to: "/missing",
    title: m.nav_still_missing,
    text: m.home_still_missing,
    roles: ["administrator", "manager", "editor", "restaurant"],
  },
  {
    to: "/links",
    title: m.nav_links,
    text: m.home_links,
    roles: ["administrator", "manager", "editor"],
  },
  {
    to: "/accounts",
    title: m.nav_accounts,
    text: m.home_accounts,
    roles: ["administrator"],
  },
  { to: "/audit", title: m.nav_audit, text: m.home_audit, roles: ["administrator"] },
  { to: "/account", title: m.nav_account, text: m.home_account },
];

export const loader = lastKnown(() => fetchPieces("restaurants"));

/** The first page: whose desk it is, what the account may do, and where. */
export function Component() {
  const me = useMe();
  const names = useLoaderData<readonly ListedPiece[]>()
    .map(({ name }) => name)
    .join(", ");
  const places = PLACES.filter(({ roles }) => roles === undefined || roles.includes(me.role));
  return (
    <Page title={m.home_title({ name: me.name })} lead={m.home_role({ role: roleName(me.role) })}>
      <p className="measure">{roleDescription(me.role)}</p>
      {me.restaurants.length > 0 && <p className="measure">{m.home_restaurants({ names })}</p>}
      <Section title={m.home_places()}>
        <ul className="places">
          {places.map(({ to, title, text }) => (
            <li key={to}>
              <Link to={to} className="place">
                <strong>{title()}</strong>
                <span>{text(names)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
