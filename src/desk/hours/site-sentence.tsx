import { useState } from "react";
import { openingStatus, wallClock } from "#content/schemas/opening-status.ts";
import { minuteOf, openingTimesOf, type TimedRestaurant } from "#content/schemas/opening-times.ts";
import { openingWords, timeOf } from "#content/schemas/opening-words.ts";
import { clockZoneOf } from "#content/schemas/restaurant-zone.ts";
import { deskLanguage } from "#desk/language/desk-language.ts";
import { m } from "#desk/paraglide/messages.js";
import { ControlGroup } from "#desk/pieces/piece-controls.tsx";
import { type Language, LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from "#language/languages.ts";
import { m as siteTexts } from "#language/paraglide/messages.js";
import { isWhole } from "./opening-hours-words.ts";
import { TextField } from "../ui/field.tsx";

export function SiteSentence({ restaurant }: { readonly restaurant: TimedRestaurant }) {
  const [wall, setWall] = useState(() => wallNow(restaurant));
  return (
    <ControlGroup name="openingHours.site" label={m.site_says_title()}>
      <div className="mt-1.5 grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] gap-x-8 gap-y-4">
        <TextField
          type="datetime-local"
          label={m.site_says_moment()}
          hint={m.site_says_hint()}
          value={wall}
          onChange={setWall}
        />
        <div role="status">
          <dl className="grid gap-1.5">
            {LANGUAGES.map((language) => (
              <div key={language}>
                <dt className="small">{LANGUAGE_NAMES[language]}</dt>
                <dd lang={language} className="font-semibold">
                  {sentenceAt(restaurant, wall, language)}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </ControlGroup>
  );
}

/** Returns the site's sentence at a restaurant's local time ("2026-12-25T20:30"). */
export function sentenceAt(restaurant: TimedRestaurant, wall: string, language: Language): string {
  if (Number.isNaN(Date.parse(`${wall}Z`))) return m.value_none();
  const { openingHours: hours } = restaurant;
  // Ignores incomplete spans.
  const openingHours = hours && { ...hours, weekly: hours.weekly.filter(isWhole) };
  const [date = "", time = ""] = wall.split("T");
  const times = openingTimesOf({ ...restaurant, openingHours }, language);
  const status = times && openingStatus(times, { date, minutes: minuteOf(time) });
  if (status === undefined) return m.site_says_nothing();
  return openingWords(status, wordsOf(language), {
    language: LANGUAGE_TAGS[language],
    today: date,
  });
}

export const sentenceNow = (restaurant: TimedRestaurant) =>
  sentenceAt(restaurant, wallNow(restaurant), deskLanguage());

/** Returns the restaurant's local time in the form that the date and time field expects. */
function wallNow(restaurant: TimedRestaurant): string {
  const { date, minutes } = wallClock(new Date(), clockZoneOf(restaurant));
  return `${date}T${timeOf(minutes)}`;
}

function wordsOf(locale: Language) {
  const options = { locale };
  return {
    open: siteTexts.opening_open({}, options),
    until: siteTexts.opening_until({ time: "{time}" }, options),
    today: siteTexts.opening_today({ time: "{time}" }, options),
    tomorrow: siteTexts.opening_tomorrow({ time: "{time}" }, options),
    onDay: siteTexts.opening_on_day({ day: "{day}", time: "{time}" }, options),
    closedToday: siteTexts.opening_closed_today({}, options),
    closedTodayName: siteTexts.opening_closed_today_name({ name: "{name}" }, options),
    closedUntil: siteTexts.opening_closed_until({ day: "{day}" }, options),
    closedUntilName: siteTexts.opening_closed_until_name({ day: "{day}", name: "{name}" }, options),
    closed: siteTexts.opening_closed({}, options),
  };
}
