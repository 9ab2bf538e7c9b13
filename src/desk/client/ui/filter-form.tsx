import { createContext, type ReactNode, type SubmitEvent, useContext } from "react";
import { Link, useNavigate } from "react-router";
import type { RestaurantName } from "../api/desk-calls.ts";
import { m } from "../paraglide/messages.js";
import { Button } from "./button.tsx";
import { ChoiceField, TextField } from "./field.tsx";

/** What a list is asked for by other means than the folded fields. */
const NOT_FOLDED = new Set(["search", "after"]);

/** What the fields of the form begin with. */
const Filter = createContext(new URLSearchParams());

interface FilterFormProps {
  /** The page of the list. */
  readonly to: string;
  /** What the fold is called while none of its fields is in use. */
  readonly title: string;
  readonly filter: URLSearchParams;
  /** Whether it is offered elsewhere, so that nobody looks for its parts. */
  readonly isView?: boolean;
  /** A field for words, always in view. */
  readonly search?: { readonly label: string; readonly hint: string };
  readonly children: ReactNode;
}

/** What of a list is looked for. Sending it goes to its URL, so that "back" is the filter before. */
export function FilterForm(props: FilterFormProps) {
  const { to, title, filter, isView = false, search, children } = props;
  const folded = [...filter.keys()].filter((name) => !NOT_FOLDED.has(name));
  const inUse = isView ? 0 : folded.length;
  const navigate = useNavigate();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      const text = String(value).trim();
      if (text !== "") query.set(name, text);
    }
    void navigate(`${to}?${query}`);
  }

  return (
    <form role="search" onSubmit={submit} className="filters">
      {search && (
        <div className="flex flex-wrap items-end gap-x-3 gap-y-2 [&>.field]:flex-[1_1_12rem]">
          <TextField
            name="search"
            type="search"
            label={search.label}
            hint={search.hint}
            maxLength={100}
            defaultValue={filter.get("search") ?? ""}
          />
          <FilterButtons to={to} canClear={filter.size > 0} />
        </div>
      )}
      <details className="folded">
        <summary>{inUse === 0 ? title : m.leads_filters_set({ count: inUse })}</summary>
        <div className="filter-fields">
          <Filter value={filter}>{children}</Filter>
        </div>
        <FilterButtons to={to} canClear={filter.size > 0} />
      </details>
    </form>
  );
}

function FilterButtons({ to, canClear }: { readonly to: string; readonly canClear: boolean }) {
  return (
    <div className="form-buttons">
      <Button type="submit" variant="primary">
        {m.leads_filter_show()}
      </Button>
      {canClear && (
        <Link to={to} className="button button-quiet">
          {m.leads_filter_clear()}
        </Link>
      )}
    </div>
  );
}

interface FilterChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly (readonly [value: string, text: string])[];
}

/** One of these, or any. */
export function FilterChoice({ name, label, choices }: FilterChoiceProps) {
  return (
    <ChoiceField
      name={name}
      label={label}
      defaultValue={useContext(Filter).get(name) ?? ""}
      choices={[["", m.leads_filter_any()], ...choices]}
    />
  );
}

/** One of the restaurants, and a first and a last day. */
export function RestaurantAndDays(props: { readonly restaurants: readonly RestaurantName[] }) {
  const filter = useContext(Filter);
  const days = [
    ["since", m.leads_filter_since()],
    ["until", m.leads_filter_until()],
  ] as const;
  return (
    <>
      <FilterChoice
        name="restaurant"
        label={m.column_restaurant()}
        choices={props.restaurants.map(({ slug, name }) => [slug, name])}
      />
      {days.map(([name, label]) => (
        <TextField
          key={name}
          name={name}
          type="date"
          label={label}
          hint={m.leads_days_hint()}
          defaultValue={filter.get(name) ?? ""}
        />
      ))}
    </>
  );
}
