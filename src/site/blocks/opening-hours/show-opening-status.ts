import { OPENING_ATTRIBUTE } from "#site/on-intent/bootstrap-contract.ts";
import { openingStatus, type OpeningTimes, wallClock } from "#content/schemas/opening-status.ts";
import { type OpeningWords, openingWords } from "#content/schemas/opening-words.ts";

/** What {@link OPENING_ATTRIBUTE} carries. */
interface OpeningData {
  readonly times: OpeningTimes;
  readonly words: OpeningWords;
}

/** What a restaurant does at this moment, in the page's language; empty where unknown. */
export function currentOpening({ times, words }: OpeningData, now = new Date()): string {
  const clock = wallClock(now, times.zone);
  const status = openingStatus(times, clock);
  const said = { language: document.documentElement.lang, today: clock.date };
  return status === undefined ? "" : openingWords(status, words, said);
}

/** Hides the days of a list that have begun: the sentence above it says what holds now. */
export function hideBegunDays(
  list: Element | null,
  { times }: OpeningData,
  now = new Date(),
): void {
  const today = wallClock(now, times.zone).date;
  for (const day of list?.querySelectorAll<HTMLElement>("[data-from]") ?? []) {
    day.hidden = (day.dataset["from"] ?? "") <= today;
  }
}

const MINUTE_MS = 60_000;

/** Fills the sentences of a page from now on; the page itself, which is cached, says nothing about now. */
export function keepOpeningStatus(sentences: Iterable<Element>): void {
  const show = () => {
    for (const sentence of sentences) {
      const data = JSON.parse(sentence.getAttribute(OPENING_ATTRIBUTE) ?? "") as OpeningData;
      sentence.textContent = currentOpening(data);
      hideBegunDays(sentence.nextElementSibling, data);
    }
  };
  show();
  setInterval(show, MINUTE_MS);
}
