import { OPENING_ATTRIBUTE } from "#site/bootstrap/bootstrap-contract.ts";
import { openingStatus, type OpeningTimes, wallClock } from "#content/shapes/opening-status.ts";
import { type OpeningWords, openingWords } from "#content/shapes/opening-words.ts";

/** What {@link OPENING_ATTRIBUTE} carries. */
interface OpeningData {
  readonly times: OpeningTimes;
  readonly words: OpeningWords;
}

/** What a restaurant does at this moment, in the page's language; empty where unknown. */
export function currentOpening({ times, words }: OpeningData, now = new Date()): string {
  const status = openingStatus(times, wallClock(now, times.zone));
  return status === undefined ? "" : openingWords(status, words, document.documentElement.lang);
}

const MINUTE_MS = 60_000;

/** Fills every sentence of the page, from now on; the page itself, which is cached, says nothing about now. */
export function keepOpeningStatus(): void {
  showOpeningStatus();
  setInterval(showOpeningStatus, MINUTE_MS);
}

function showOpeningStatus(): void {
  for (const element of document.querySelectorAll(`[${OPENING_ATTRIBUTE}]`)) {
    const data = JSON.parse(element.getAttribute(OPENING_ATTRIBUTE) ?? "") as OpeningData;
    element.textContent = currentOpening(data);
  }
}
