import { Link } from "react-router";
import type { HouseToday } from "#desk/today-contract.ts";
import { m } from "../paraglide/messages.js";

/** The restaurants whose hours nobody has entered, with the way to where that is done. */
export function UnknownHours({ houses }: { readonly houses: readonly HouseToday[] }) {
  if (houses.length === 0) return null;
  return (
    <div>
      <p className="small">{m.today_unknown()}</p>
      <ul className="form-buttons" aria-label={m.today_unknown()}>
        {houses.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={`/restaurants/${slug}#openingHours`} className="text-link">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
