import { Link } from "react-router";
import type { HouseProgress } from "#desk/missing-contract.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { Section } from "#desk/client/ui/page.tsx";

/** How far each restaurant is, and the way to what it lacks. */
export function MissingByHouse({ houses }: { readonly houses: readonly HouseProgress[] }) {
  return (
    <Section
      title={m.nav_still_missing()}
      action={
        <Link to="/missing" className="text-link">
          {m.today_missing_all()}
        </Link>
      }
    >
      <ul className="house-progress">
        {houses.map(({ restaurant, name, inAll, missing }) => (
          <li key={restaurant}>
            <label>
              <span>{name}</span>
              <progress max={inAll} value={inAll - missing} />
            </label>
            <span className="small">
              {m.today_progress({ done: inAll - missing, count: inAll })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
