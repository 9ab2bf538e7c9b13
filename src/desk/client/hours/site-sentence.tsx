import { useState } from "react";
import type { OpeningHours } from "#content/shapes/opening-hours.ts";
import { openingStatus } from "#content/shapes/opening-status.ts";
import { minuteOf, toOpeningTimes } from "#content/shapes/opening-times.ts";
import { openingWords } from "#content/shapes/opening-words.ts";
import { deskLanguage } from "#desk/client/language/desk-language.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { ControlGroup } from "#desk/client/pieces/piece-controls.tsx";
import { type Language, LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from "#language/languages.ts";
import { m as siteTexts } from "#language/paraglide/messages.js";
import { wallNow } from "./calendar-dates.ts";
import { isWhole } from "./opening-hours-words.ts";
import { TextField } from "../ui/field.tsx";

/** What visitors read about these hours at any moment, by the rule and in the words of the site. */
export function SiteSentence({ hours }: { readonly hours: OpeningHours }) {
  const [wall, setWall] = useState(() => wallNow(hours.timeZone));
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
                  {sentenceAt(hours, wall, language)}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </ControlGroup>
  );
}

/** The sentence of the site at a time of the restaurant's clock ("2026-12-25T20:30"). */
export function sentenceAt(hours: OpeningHours, wall: string, language: Language): string {
  if (Number.isNaN(Date.parse(`${wall}Z`))) return m.value_none();
  const { weekly, exceptions } = hours;
  // What is half typed is not asked about.
  const whole: OpeningHours = {
    ...hours,
    weekly: weekly.filter(isWhole),
    exceptions: exceptions.map((one) => ({ ...one, spans: one.spans.filter(isWhole) })),
  };
  const [date = "", time = ""] = wall.split("T");
  const status = openingStatus(toOpeningTimes(whole, language), { date, minutes: minuteOf(time) });
  if (status === undefined) return m.site_says_nothing();
  return openingWords(status, wordsOf(language), LANGUAGE_TAGS[language]);
}

/** What the site says now, in the language of the desk. */
export const sentenceNow = (hours: OpeningHours) =>
  sentenceAt(hours, wallNow(hours.timeZone), deskLanguage());

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
    closed: siteTexts.opening_closed({}, options),
  };
}
