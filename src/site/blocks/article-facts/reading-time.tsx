import { m } from "#language/paraglide/messages.js";

/** Rule 3.16: the same five minutes for every article. */
export function ReadingTime() {
  return (
    <span className="figures whitespace-nowrap">
      <span>{m.news_reading_time()}</span>
      <span className="sr-only">{` ${m.news_reading_time_of()}`}</span>
    </span>
  );
}
