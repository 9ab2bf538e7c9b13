import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import type { Feature } from "#content/kinds/restaurant.ts";
import { FEATURE_WORDS } from "#content/schemas/feature-words.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { cityName } from "#site/ui/city-name.ts";
import { ListTool } from "./list-tool.tsx";
import type { ChoiceName, FilterName, FilterOption, ListFilters } from "./restaurant-filters.ts";

/** The answer's page begins at the heading of the grid, which takes the focus. */
export const GRID_ID = "all-restaurants";
const GRID_HASH = `#${GRID_ID}`;

/** Narrows the list: a plain form, whose page is the list with the filters in its query. */
export function FilterForm({ filters }: { filters: ListFilters }) {
  const language = useLanguage();
  const path = pathTo(language, "restaurantList");
  const isFiltered = filters.without.length > 0;
  return (
    <ListTool title={m.restaurant_list_filter()} isOpen={isFiltered}>
      <form
        // Another page has other choices: the fields begin again with them.
        key={JSON.stringify(filters.values)}
        method="get"
        action={path + GRID_HASH}
        autoComplete="off"
        aria-label={m.restaurant_list_filter()}
        toolname="filter_restaurants"
        tooldescription={m.tool_filter()}
        toolautosubmit=""
        className="grid gap-x-6 gap-y-7 min-[26rem]:grid-cols-2 lg:grid-cols-4"
      >
        {FIELDS.map(({ name, label, any }) => (
          <div key={name} className="field">
            <label htmlFor={`filter-${name}`} className="field-label">
              {label()}
            </label>
            <select
              id={`filter-${name}`}
              name={name}
              defaultValue={filters.values[name]}
              className="field-control"
            >
              <option value="">{any()}</option>
              {filters.options[name].map((option) => (
                <option key={option.value} value={option.value}>
                  {`${optionName(name, option)} (${option.count})`}
                </option>
              ))}
            </select>
          </div>
        ))}
        <div className="col-span-full flex flex-wrap items-center gap-x-8 gap-y-4">
          {/* How many are open changes with the minute, and this page may be a cached one. */}
          <label className="inline-flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              name="open"
              value="1"
              defaultChecked={filters.values.open !== ""}
              className="size-5 accent-(--action)"
            />
            <span>{m.restaurant_filter_open()}</span>
          </label>
          <button type="submit" className={buttonClass("outline")}>
            {m.restaurant_filter_button()}
          </button>
          {isFiltered && (
            <Link to={path + GRID_HASH} className="quiet-link py-2.5">
              {m.restaurant_list_all()}
            </Link>
          )}
        </div>
      </form>
    </ListTool>
  );
}

const FIELDS: readonly {
  readonly name: ChoiceName;
  readonly label: () => string;
  readonly any: () => string;
}[] = [
  { name: "city", label: m.restaurant_filter_city, any: m.restaurant_filter_any_city },
  { name: "country", label: m.restaurant_filter_country, any: m.restaurant_filter_any_country },
  { name: "feature", label: m.restaurant_filter_feature, any: m.restaurant_filter_any_feature },
  { name: "guests", label: m.restaurant_filter_guests, any: m.restaurant_filter_any_guests },
];

function optionName(name: ChoiceName, { value, label }: Pick<FilterOption, "value" | "label">) {
  if (name === "city") return cityName(label);
  if (name === "guests") return m.restaurant_filter_guests_from({ guests: value });
  return name === "feature" ? FEATURE_WORDS[value as Feature]() : label;
}

/** Where nothing is left: which filter to leave out, and how many restaurants that brings. */
export function LoosenFilters({ filters }: { filters: ListFilters }) {
  const language = useLanguage();
  const path = pathTo(language, "restaurantList");
  const choices = filters.without.filter(({ count }) => count > 0);
  return (
    <>
      {choices.length > 0 && <p className="mb-5 text-muted">{m.restaurant_filter_empty_text()}</p>}
      <ul className="grid gap-2">
        {choices.map(({ name, count }) => {
          const others = filters.without.filter((one) => one.name !== name);
          const query = new URLSearchParams(
            others.map((one) => [one.name, filters.values[one.name]]),
          ).toString();
          return (
            <li key={name}>
              <Link
                to={{ pathname: path, search: query, hash: GRID_HASH }}
                className="quiet-link inline-block py-1"
              >
                {m.restaurant_filter_without({
                  filter: filterName(name, filters),
                  count,
                })}
              </Link>
            </li>
          );
        })}
        <li>
          <Link to={path + GRID_HASH} className="quiet-link inline-block py-1">
            {m.restaurant_list_all()}
          </Link>
        </li>
      </ul>
    </>
  );
}

/** "3 casas: São Paulo, Adega": how many there are, and of what. */
export function foundWords(count: number, filters: ListFilters): string {
  const names = filters.without.map(({ name }) => filterName(name, filters)).join(", ");
  return count === 1
    ? m.restaurant_filter_found_one({ filters: names })
    : m.restaurant_filter_found({ count, filters: names });
}

function filterName(name: FilterName, { values, options }: ListFilters): string {
  if (name === "open") return m.restaurant_filter_open();
  const value = values[name];
  return optionName(
    name,
    options[name].find((one) => one.value === value) ?? { value, label: value },
  );
}
