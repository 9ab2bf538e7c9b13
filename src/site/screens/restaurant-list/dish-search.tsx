import { Link, useLocation } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { LONGEST_SEARCH } from "#language/search-words.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";
import type { DishSearch as Search } from "./find-dishes.ts";
import { ListTool } from "./list-tool.tsx";

const RESULTS_ID = "dishes";

/** Looks for a dish in the menus of all restaurants: a plain form (rule 3.26). */
export function DishForm({ query }: { query: string | undefined }) {
  const { pathname } = useLocation();
  return (
    <ListTool title={m.restaurant_list_dish()} isOpen={query !== undefined}>
      <form
        method="get"
        action={`${pathname}#${RESULTS_ID}`}
        role="search"
        toolname="find_dish"
        tooldescription={m.tool_dish()}
        toolautosubmit=""
        className="field max-w-xl"
      >
        <label htmlFor="dish" className="field-label">
          {m.restaurant_list_dish_label()}
        </label>
        <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
          <input
            id="dish"
            name="dish"
            type="search"
            required
            maxLength={LONGEST_SEARCH}
            autoComplete="off"
            defaultValue={query}
            aria-describedby="dish-hint"
            className="field-control min-w-0 flex-1 basis-48"
          />
          <button type="submit" className={buttonClass("outline")}>
            {m.restaurant_list_dish_button()}
          </button>
        </div>
        <p id="dish-hint" className="mt-2 text-xs text-muted">
          {m.restaurant_list_dish_hint()}
        </p>
      </form>
    </ListTool>
  );
}

/** What was found: the page begins here, and the heading takes the focus. */
export function DishResults({ search: { query, dishes, hasMore } }: { search: Search }) {
  return (
    <section aria-labelledby={RESULTS_ID} className="py-10 print:hidden">
      <h2 id={RESULTS_ID} tabIndex={-1} className="text-title">
        {m.restaurant_list_dish_results({ query })}
      </h2>
      <Results query={query} dishes={dishes} hasMore={hasMore} />
    </section>
  );
}

function Results({ query, dishes, hasMore }: Search) {
  if (dishes === undefined) {
    return (
      <p role="alert" className="mt-6">
        {m.restaurant_list_dish_error()}
      </p>
    );
  }
  if (dishes.length === 0) {
    return <p className="measure mt-6">{m.restaurant_list_dish_empty({ query })}</p>;
  }
  return (
    <>
      <ul className="mt-4 border-t border-line">
        {dishes.map(({ name, nameLanguage, explanation, restaurant, menu, path }) => (
          <li
            key={`${path} ${name}`}
            className="gap-x-8 border-b border-line py-3 sm:flex sm:items-baseline sm:justify-between"
          >
            <p>
              <span lang={nameLanguage} className="block font-display text-lead leading-snug">
                {name}
              </span>
              {explanation !== "" && (
                <span className="block text-sm text-muted">{explanation}</span>
              )}
            </p>
            <Link to={path} className="quiet-link inline-flex min-h-11 items-center">
              {`${restaurant}, ${menu}`}
            </Link>
          </li>
        ))}
      </ul>
      {hasMore && <p className="mt-4 text-sm text-muted">{m.restaurant_list_dish_more()}</p>}
    </>
  );
}
