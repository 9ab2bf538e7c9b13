import { type SubmitEvent, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import type { RestaurantName } from "../api/desk-calls.ts";
import { m } from "../paraglide/messages.js";
import { Button, LinkButton } from "./button.tsx";
import { ChoiceField, TextField } from "./field.tsx";

/** A filter's field: a choice, text or day. */
export interface FilterField {
  /** Also the URL parameter's name. */
  readonly name: string;
  readonly label: string;
  readonly choices?: readonly (readonly [value: string, text: string])[];
  /** The label of the empty choice. */
  readonly any?: string;
  /** Has no empty choice. */
  readonly isNeeded?: boolean;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly type?: "search" | "date";
  readonly maxLength?: number;
}

interface FilterFormProps {
  /** The list's page. */
  readonly to: string;
  readonly filter: URLSearchParams;
  /** A text field before the others. */
  readonly search?: { readonly label: string; readonly placeholder?: string };
  /** A select beside the form that filters at once. */
  readonly quick?: FilterField;
  readonly fields?: readonly FilterField[];
  /** Summary that folds the other fields while none of them is in use. */
  readonly fold?: string;
  /** Whether a tab offers the whole filter; its fields then stay folded. */
  readonly isView?: boolean;
}

/** Filters a list by its URL, so that "Back" restores the previous filter. */
export function FilterForm(props: FilterFormProps) {
  const { to, filter, search, quick, fields = [], fold, isView = false } = props;
  const navigate = useNavigate();
  const known = new Set(["search", "after", quick?.name, ...fields.map(({ name }) => name)]);
  const kept = [...filter].filter(([name]) => !known.has(name));
  const inUse = isView ? 0 : fields.filter(({ name }) => filter.has(name)).length;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = new URLSearchParams(kept);
    for (const [name, value] of new FormData(event.currentTarget)) {
      const text = String(value).trim();
      if (text !== "") query.set(name, text);
    }
    // Blurs, because the heading of the new list takes the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    void navigate(`${to}?${query}`);
  }

  const others = fields.length > 0 && (
    <div className="filter-fields">
      {fields.map((field) => (
        <Field key={field.name} {...field} given={filter.get(field.name) ?? ""} />
      ))}
    </div>
  );
  return (
    <form role="search" onSubmit={submit} className="filters">
      {search && (
        <Field
          name="search"
          type="search"
          maxLength={100}
          {...search}
          given={filter.get("search") ?? ""}
        />
      )}
      {quick && (
        <Field
          {...quick}
          given={filter.get(quick.name) ?? ""}
          onPick={(value) => {
            const query = new URLSearchParams(filter);
            query.delete("after");
            if (value === "") query.delete(quick.name);
            else query.set(quick.name, value);
            void navigate(`${to}?${query}`);
          }}
        />
      )}
      {fold === undefined ? (
        others
      ) : (
        <details className="folded">
          <summary>{inUse === 0 ? fold : m.leads_filters_set({ count: inUse })}</summary>
          {others}
        </details>
      )}
      <Button type="submit">{m.leads_filter_show()}</Button>
      {fold !== undefined && (inUse > 0 || filter.has("search")) && (
        <LinkButton to={to} variant="quiet">
          {m.leads_filter_clear()}
        </LinkButton>
      )}
    </form>
  );
}

interface FieldProps extends FilterField {
  readonly given: string;
  readonly onPick?: (value: string) => void;
}

/** A field of the filter; it keeps text typed while another list loads (rule 10.80). */
function Field(props: FieldProps) {
  const { choices, isNeeded, any = m.leads_filter_any(), given, onPick, ...field } = props;
  const isLoading = useNavigation().state !== "idle";
  const [shown, setShown] = useState({ given, value: given, isAhead: false });
  if (shown.given !== given)
    setShown({ given, value: shown.isAhead ? shown.value : given, isAhead: false });
  const control = {
    ...field,
    value: shown.value,
    onChange: (value: string) => {
      setShown({ given, value, isAhead: isLoading });
      onPick?.(value);
    },
  };
  if (choices === undefined) return <TextField {...control} />;
  const all = isNeeded ? [] : [["", any] as const];
  return <ChoiceField {...control} choices={[...all, ...choices]} />;
}

/** Fields for a restaurant, a first and a last day. */
export const restaurantAndDays = (restaurants: readonly RestaurantName[]): FilterField[] => [
  {
    name: "restaurant",
    label: m.column_restaurant(),
    choices: restaurants.map(({ slug, name }) => [slug, name]),
  },
  { name: "since", type: "date", label: m.leads_filter_since(), hint: m.leads_days_hint() },
  { name: "until", type: "date", label: m.leads_filter_until(), hint: m.leads_days_hint() },
];
