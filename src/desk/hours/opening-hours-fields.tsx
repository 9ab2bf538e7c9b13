import { useState } from "react";
import { Link } from "react-router";
import type { OpeningHours } from "#content/schemas/opening-hours.ts";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { zonesOf } from "#language/countries.ts";
import { zoneOf } from "#content/schemas/restaurant-zone.ts";
import { zoneInWords } from "#desk/language/desk-language.ts";
import { m } from "#desk/paraglide/messages.js";
import type { FieldProps } from "#desk/pieces/fields.ts";
import { CheckControl, LineControl } from "#desk/pieces/piece-controls.tsx";
import { SiteSentence } from "./site-sentence.tsx";
import { WeekFields } from "./week-fields.tsx";
import "./hours.css";
import { ChoiceField } from "../ui/field.tsx";

/**
 * Edits a restaurant's opening hours: weekdays, validity, the resulting sentence, and a link to
 * special days.
 */
export function OpeningHoursFields(props: FieldProps<OpeningHours | null, RestaurantContent>) {
  const { value, onChange, edited } = props;
  const { content: restaurant } = edited;
  // Restores everything after an accidental untick.
  const [last, setLast] = useState(value);
  const hours = value ?? last ?? beginning(restaurant);
  function change(next: Partial<OpeningHours>) {
    const changed = { ...hours, ...next };
    setLast(changed);
    onChange(changed);
  }
  return (
    <div className="flex flex-col gap-7">
      <CheckControl
        name="openingHours"
        label={m.hours_known()}
        value={value !== null}
        onChange={(isKnown) => onChange(isKnown ? hours : null)}
      />
      {value !== null && (
        <>
          <div className="fields">
            <ChoiceField
              name="openingHours.timeZone"
              label={m.hours_zone()}
              value={value.timeZone}
              choices={zoneChoices(restaurant.country, value.timeZone)}
              onChange={(timeZone) => change({ timeZone })}
            />
          </div>
          {value.timeZone !== "" && (
            <>
              <WeekFields weekly={value.weekly} onChange={(weekly) => change({ weekly })} />
              <div className="fields">
                <LineControl
                  name="openingHours.validFrom"
                  type="date"
                  label={m.hours_from()}
                  value={value.validFrom}
                  onChange={(validFrom) => change({ validFrom })}
                />
                <LineControl
                  name="openingHours.validUntil"
                  type="date"
                  label={m.hours_until()}
                  value={value.validUntil}
                  onChange={(validUntil) => change({ validUntil })}
                />
              </div>
              <SiteSentence restaurant={{ ...restaurant, openingHours: value, specialDays: [] }} />
            </>
          )}
        </>
      )}
      <p>
        <Link to={`/special-day?restaurant=${restaurant.slug}`} className="text-link">
          {m.special_title()}
        </Link>
      </p>
    </div>
  );
}

/** Returns unknown hours, with the zone if the place determines it. */
const beginning = (restaurant: RestaurantContent): OpeningHours => ({
  timeZone: zoneOf({ ...restaurant, openingHours: null }) ?? "",
  weekly: [],
  exceptions: [],
  validFrom: "",
  validUntil: "",
});

function zoneChoices(country: string, chosen: string) {
  return [...new Set([chosen, ...zonesOf(country)])].map(
    (zone) => [zone, zone === "" ? m.hours_zone_choose() : zoneInWords(zone)] as const,
  );
}
