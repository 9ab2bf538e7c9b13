import { Link, useLocation } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { buttonClass } from "#site/ui/button/button-class.ts";
import type { MenuFilter } from "./menu-filter.ts";

/** Asks for the same page with the dishes that fit; a plain form, so that it needs no script. */
export function MenuFilterForm({ filter }: { filter: MenuFilter }) {
  const { pathname } = useLocation();
  const { diets, allergens, isOn, hiddenCount } = filter;
  return (
    <form
      method="get"
      action={pathname}
      toolname="filter_menu"
      tooldescription={m.tool_menu()}
      toolautosubmit=""
      className="mt-8 bg-surface-alt p-6"
    >
      {diets.length > 0 && <Options name="diet" title={m.menu_filter_diet()} options={diets} />}
      {allergens.length > 0 && (
        <Options name="without" title={m.menu_filter_without()} options={allergens} />
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-7 gap-y-3">
        <button type="submit" className={buttonClass("outline", "", "compact")}>
          {m.menu_filter_button()}
        </button>
        {isOn && (
          <Link to={pathname} className="quiet-link inline-flex min-h-11 items-center">
            {m.menu_filter_clear()}
          </Link>
        )}
      </div>
      {isOn && (
        <p className="mt-4 text-sm">{m.menu_filter_hidden({ count: String(hiddenCount) })}</p>
      )}
    </form>
  );
}

function Options(props: {
  readonly name: string;
  readonly title: string;
  readonly options: MenuFilter["diets" | "allergens"];
}) {
  const { name, title, options } = props;
  return (
    <fieldset className="not-first:mt-5">
      <legend className="field-label">{title}</legend>
      <div className="mt-1 flex flex-wrap gap-x-7">
        {options.map(({ value, label, isChosen }) => (
          <label key={value} className="inline-flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={isChosen}
              className="size-5 accent-(--action)"
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
