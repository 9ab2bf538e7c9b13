import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import type { Restaurant } from "#site/navigation/use-restaurants.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { SelectField } from "#site/ui/field/select-field.tsx";
import { TextField } from "#site/ui/field/text-field.tsx";
import { NearestButton } from "./nearest-button.tsx";
import type { Place } from "./nearest-place.ts";
import { cityName, inCity } from "#site/ui/city-name.ts";

/** The names of the form's fields, in the order of the page; they are in the query of its page. */
const TABLE_FIELDS = ["restaurant", "people", "date", "time"] as const;
export type TableField = (typeof TABLE_FIELDS)[number];
export type TableValues = Readonly<Record<TableField, string>>;

type TableError = "missing" | "invalid" | "past" | "closed";
/** What is wrong with fields, by name. */
export type TableErrors = Readonly<Partial<Record<TableField, TableError>>>;

interface TableFormProps {
  /** What can be chosen; of one restaurant's own page it is that one. */
  readonly restaurants: readonly Restaurant[];
  readonly values?: TableValues;
  readonly errors?: TableErrors;
  /** The id of the experience that is to be reserved, or nothing. */
  readonly experience?: string;
  /** Where the restaurants are, to find the nearest one; without them it is not offered. */
  readonly places?: readonly Place[];
}

/** Id of the answer on the page that a valid form leads to. */
export const ANSWER_ID = "ways";

const NOTHING: TableValues = { restaurant: "", people: "2", date: "", time: "" };

/** Asks for a table under the heading `table`: a plain form whose page shows the best way to get one. */
export function TableForm(props: TableFormProps) {
  const { restaurants, values = NOTHING, errors = {}, experience = "", places = [] } = props;
  const language = useLanguage();
  const firstWrong = TABLE_FIELDS.find((name) => errors[name] !== undefined);
  const [only, ...others] = restaurants;
  const isPreset = only !== undefined && others.length === 0;
  const field = (name: TableField) => ({
    id: `table-${name}`,
    name,
    defaultValue: values[name],
    error: errorWords(name, errors[name]),
    autoFocus: name === firstWrong,
  });
  return (
    <form
      method="get"
      action={`${pathTo(language, "reservations")}#${ANSWER_ID}`}
      // What is wrong is said by the page, in its own language.
      noValidate
      aria-labelledby="table"
      toolname="find_table"
      tooldescription={m.tool_table()}
      toolautosubmit=""
      className="grid grid-cols-2 items-start gap-x-6 gap-y-7 sm:grid-cols-3 lg:flex lg:*:flex-1"
    >
      {experience !== "" && <input type="hidden" name="experience" value={experience} />}
      {isPreset ? (
        <input type="hidden" name="restaurant" value={only.slug} />
      ) : (
        <div className="col-span-full lg:flex-[2]!">
          <SelectField
            {...field("restaurant")}
            label={m.table_restaurant()}
            choose={m.table_restaurant_choose()}
          >
            <RestaurantOptions restaurants={restaurants} />
          </SelectField>
          {places.length > 0 && (
            <div className="mt-2 flex flex-wrap items-center gap-x-4">
              <NearestButton
                places={places}
                label={m.table_nearest()}
                found={m.table_nearest_found()}
                onFound={chooseNearest}
                className="quiet-link min-h-11 text-sm"
              />
            </div>
          )}
        </div>
      )}
      <div>
        <TextField
          {...field("people")}
          label={m.table_people_label()}
          inputMode="numeric"
          maxLength={3}
        />
      </div>
      <TextField {...field("date")} label={m.table_date()} type="date" />
      <TextField {...field("time")} label={m.table_time()} type="time" />
      {/* On a phone beside the time: the form is two rows high. */}
      <div className="pt-7 sm:max-lg:col-span-full sm:max-lg:pt-0 lg:flex-none!">
        <button type="submit" className={buttonClass("primary", "max-sm:w-full max-sm:px-2")}>
          {m.table_button()}
        </button>
      </div>
    </form>
  );
}

function chooseNearest([nearest]: readonly Place[]): void {
  const field = document.getElementById("table-restaurant");
  if (field instanceof HTMLSelectElement && nearest !== undefined) field.value = nearest.slug;
}

/** The restaurants by their cities; where a city has several, it can be chosen as a whole. */
function RestaurantOptions({ restaurants }: { restaurants: readonly Restaurant[] }) {
  const cities = new Map<string, Restaurant[]>();
  for (const one of restaurants) {
    const others = cities.get(one.citySlug);
    if (others) others.push(one);
    else cities.set(one.citySlug, [one]);
  }
  return Array.from(cities, ([citySlug, here]) => {
    const city = here[0]?.city ?? "";
    return (
      <optgroup key={citySlug} label={cityName(city) || m.table_no_city()}>
        {here.length > 1 && city !== "" && citySlug !== "" && (
          <option value={citySlug}>{m.table_any_in_city({ inCity: inCity(city) })}</option>
        )}
        {here.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name || m.restaurant_no_name()}
          </option>
        ))}
      </optgroup>
    );
  });
}

function errorWords(name: TableField, error: TableError | undefined): string | undefined {
  if (error === undefined) return undefined;
  switch (name) {
    case "restaurant":
      return error === "missing" ? m.table_restaurant_missing() : m.table_restaurant_unknown();
    case "people":
      return m.table_people_invalid();
    case "date":
      if (error === "closed") return m.table_date_closed();
      return error === "past" ? m.table_date_past() : m.table_date_invalid();
    case "time":
      if (error === "closed") return m.table_time_closed();
      return error === "past" ? m.table_time_past() : m.table_time_invalid();
  }
}
