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

/** Fills the sentences of a page from now on; the page itself, which is cached, says nothing about now. */
export function keepOpeningStatus(sentences: Iterable<Element>): void {
  const show = () => {
    for (const sentence of sentences) {
      const data = JSON.parse(sentence.getAttribute(OPENING_ATTRIBUTE) ?? "") as OpeningData;
      sentence.textContent = currentOpening(data);
    }
  };
  show();
  setInterval(show, MINUTE_MS);
}
