import { Link, useLocation } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { buttonClass } from "#site/ui/button/button-class.ts";
import type { DishSearch as Search } from "./find-dishes.ts";

/** Looks for a dish in the menus of all restaurants: a plain form, and what it has found (rule 3.26). */
export function DishSearch({ search }: { search: Search | undefined }) {
  const { pathname } = useLocation();
  return (
    <section aria-labelledby="dish-title" className="shell pt-section print:hidden">
      <form method="get" action={`${pathname}#dish-title`} role="search" className="max-w-xl">
        <h2 id="dish-title" className="text-title">
          <label htmlFor="dish">{m.restaurant_list_dish_label()}</label>
        </h2>
        <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-4">
          <input
            id="dish"
            name="dish"
            type="search"
            required
            maxLength={60}
            autoComplete="off"
            defaultValue={search?.query}
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
      {search !== undefined && <Results search={search} />}
    </section>
  );
}

function Results({ search: { query, dishes, hasMore } }: { search: Search }) {
  if (dishes === undefined) {
    return (
      <p role="alert" className="mt-8">
        {m.restaurant_list_dish_error()}
      </p>
    );
  }
  if (dishes.length === 0) {
    return <p className="measure mt-8">{m.restaurant_list_dish_empty({ query })}</p>;
  }
  return (
    <>
      <h3 className="mt-10 text-lead">{m.restaurant_list_dish_results({ query })}</h3>
      <ul className="mt-4 border-t border-line">
        {dishes.map(({ name, nameLanguage, explanation, restaurant, menu, path }) => (
          <li
            key={`${path} ${name}`}
            className="flex flex-wrap items-baseline justify-between gap-x-8 border-b border-line py-3"
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
