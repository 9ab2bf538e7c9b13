import { Link, useLocation } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { LONGEST_SEARCH } from "#language/search-words.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";
import type { WineSearch } from "./wine-search.ts";

/** Asks for the same page with the wines that are searched; a plain form, so that it needs no script. */
export function WineSearchForm({ search }: { search: WineSearch }) {
  const { pathname } = useLocation();
  const { wine, country, grape, countries, grapes, isOn, found } = search;
  return (
    <form
      // Another page has other choices: the fields begin again with them.
      key={[wine, country, grape].join(" ")}
      method="get"
      action={pathname}
      aria-label={m.wine_search_button()}
      className="mt-8 bg-surface-alt p-6 print:hidden"
    >
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <div className="field sm:col-span-2">
          <label htmlFor="wine" className="field-label">
            {m.wine_search()}
          </label>
          <input
            id="wine"
            type="search"
            name="wine"
            maxLength={LONGEST_SEARCH}
            defaultValue={wine}
            className="field-control"
          />
        </div>
        <Choice name="country" label={m.wine_country()} value={country} options={countries} />
        <Choice name="grape" label={m.wine_grape()} value={grape} options={grapes} />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-7 gap-y-3">
        <button type="submit" className={buttonClass("outline", "", "compact")}>
          {m.wine_search_button()}
        </button>
        {isOn && (
          <Link to={pathname} className="quiet-link inline-flex min-h-11 items-center">
            {m.wine_search_clear()}
          </Link>
        )}
      </div>
      {isOn && <p className="mt-4 text-sm">{m.wine_search_found({ count: String(found) })}</p>}
    </form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: WineSearch["countries" | "grapes"];
}

/** One of what the list has; among fewer than two there is nothing to choose. */
function Choice({ name, label, value, options }: ChoiceProps) {
  if (options.length < 2) return null;
  return (
    <div className="field">
      <label htmlFor={name} className="field-label">
        {label}
      </label>
      <select id={name} name={name} defaultValue={value} className="field-control">
        <option value="">{m.wine_any()}</option>
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </div>
  );
}
