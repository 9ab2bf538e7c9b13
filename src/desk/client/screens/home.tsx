import { Link, useLoaderData } from "react-router";
import type { ListedPiece } from "#desk/content-contract.ts";
import { fetchPieces } from "../api/content-calls.ts";
import { lastKnown } from "../api/last-known.ts";
import { placesOf } from "../layout/places.ts";
import { m } from "../paraglide/messages.js";
import { useMe } from "../session/account-here.ts";
import { roleDescription, roleName } from "../ui/role-words.ts";
import { Page, Section } from "../ui/page.tsx";

export const loader = lastKnown(() => fetchPieces("restaurants"));

/** The first page: whose desk it is, what the account may do, and where. */
export function Component() {
  const me = useMe();
  const names = useLoaderData<readonly ListedPiece[]>()
    .map(({ name }) => name)
    .join(", ");
  return (
    <Page title={m.home_title({ name: me.name })} lead={m.home_role({ role: roleName(me.role) })}>
      <p className="measure">{roleDescription(me.role)}</p>
      {me.restaurants.length > 0 && <p className="measure">{m.home_restaurants({ names })}</p>}
      <Section title={m.home_places()}>
        <ul className="places">
          {placesOf(me.role).map(({ to, title, text }) => (
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
