import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { trackEvent } from "#site/navigation/track-event.ts";
import { detectCountry, WAITING, type Detection } from "./detect-country.ts";
import type { ShownCountry } from "./shown-countries.ts";

/**
 * The country whose prices are shown, and what the selector needs to change it. The visitor's
 * choice lives in the URL; what is detected meanwhile never takes its place. Nothing is
 * detected unless there are prices to show.
 */
export function useCountry(
  countries: readonly ShownCountry[],
  reverseGeocodeUrl: string,
  hasPrices: boolean,
) {
  const [query, setQuery] = useSearchParams();
  const named = namedCountry(countries, query);
  const { detection, detect } = useDetection(hasPrices && named === undefined, reverseGeocodeUrl);
  const selectRef = useRef<HTMLSelectElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);

  // Under a hand that is already on the selector nothing changes until it is off again.
  const [settled, setSettled] = useState(detection);
  if (!isChoosing && settled !== detection) setSettled(detection);
  const country = selectedCountry(countries, named, settled);

  function choose(name: string) {
    trackEvent("select_country");
    const withCountry = (before: URLSearchParams) => {
      const after = new URLSearchParams(before);
      after.set("country", name);
      return after;
    };
    setQuery(withCountry, { replace: true, preventScrollReset: true });
  }

  // What was begun or chosen before React came.
  useEffect(() => {
    const select = selectRef.current;
    if (select === null) return;
    setIsChoosing(document.activeElement === select);
    if (select.value !== country?.name) choose(select.value);
    // eslint-disable-next-line react/exhaustive-deps -- once, at the hand-over
  }, []);

  return {
    country,
    detection: named === undefined ? settled : undefined,
    detect,
    selector: {
      ref: selectRef,
      value: country?.name,
      onChange: (event: { currentTarget: HTMLSelectElement }) => choose(event.currentTarget.value),
      onFocus: () => setIsChoosing(true),
      onBlur: () => setIsChoosing(false),
    },
  };
}

function useDetection(isWanted: boolean, reverseGeocodeUrl: string) {
  const [detection, setDetection] = useState(WAITING);
  const isDue = isWanted && detection === WAITING;

  useEffect(() => {
    if (!isDue) return undefined;
    let isStillDue = true;
    void detectCountry(reverseGeocodeUrl).then((result) => {
      if (isStillDue) setDetection(result);
    });
    return () => {
      isStillDue = false;
    };
  }, [isDue, reverseGeocodeUrl]);

  return { detection, detect: () => setDetection(WAITING) };
}

/** The country that the visitor named in the URL; undefined when there is none or no such. */
export function namedCountry(
  countries: readonly ShownCountry[],
  query: URLSearchParams,
): ShownCountry | undefined {
  return countries.find(({ name }) => name === query.get("country"));
}

/** Whose prices are shown: those named in the URL, else where the visitor is, else the first one's (rule 3.13). */
export function selectedCountry(
  countries: readonly ShownCountry[],
  named: ShownCountry | undefined,
  detection: Detection,
): ShownCountry | undefined {
  const code = detection.state === "detected" ? detection.code : undefined;
  return named ?? countries.find((one) => one.code === code) ?? countries[0];
}
