import { useState } from "react";
import type { OpeningHours } from "#content/shapes/opening-hours.ts";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { CheckControl, LineControl, SelectControl } from "#desk/client/pieces/piece-controls.tsx";
import { wallNow } from "./calendar-dates.ts";
import { ExceptionFields } from "./exception-fields.tsx";
import { SiteSentence } from "./site-sentence.tsx";
import { WeekFields } from "./week-fields.tsx";
import "./hours.css";

type Country = RestaurantContent["country"];

const ZONES: Readonly<Record<Country, string>> = {
  Brasil: "America/Sao_Paulo",
  Espanha: "Europe/Madrid",
  Chile: "America/Santiago",
  Argentina: "America/Argentina/Buenos_Aires",
};

interface OpeningHoursFieldsProps {
  readonly value: OpeningHours | null;
  readonly country: Country;
  readonly onChange: (value: OpeningHours | null) => void;
}

/** When a restaurant is open: each day of the week, days that differ, how long all this holds, and what the site makes of it. */
export function OpeningHoursFields({ value, country, onChange }: OpeningHoursFieldsProps) {
  // Somebody who unticks the box by mistake has everything back.
  const [last, setLast] = useState<OpeningHours>(
    value ?? {
      timeZone: ZONES[country],
      weekly: [],
      exceptions: [],
      validFrom: "",
      validUntil: "",
    },
  );
  function change(next: Partial<OpeningHours>) {
    const changed = { ...(value ?? last), ...next };
    setLast(changed);
    onChange(changed);
  }
  return (
    <div className="hours">
      <CheckControl
        name="openingHours"
        label={m.hours_known()}
        value={value !== null}
        onChange={(isKnown) => onChange(isKnown ? last : null)}
      />
      {value !== null && (
        <>
          <WeekFields weekly={value.weekly} onChange={(weekly) => change({ weekly })} />
          <ExceptionFields
            value={value}
            country={country}
            today={wallNow(value.timeZone).slice(0, 10)}
            onChange={(exceptions) => change({ exceptions })}
          />
          <div className="fields">
            <SelectControl
              name="openingHours.timeZone"
              label={m.hours_zone()}
              value={value.timeZone}
              choices={[...new Set([...Object.values(ZONES), value.timeZone])].map((zone) => [
                zone,
                zone,
              ])}
              onChange={(timeZone) => change({ timeZone })}
            />
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
          <SiteSentence hours={value} />
        </>
      )}
    </div>
  );
}
