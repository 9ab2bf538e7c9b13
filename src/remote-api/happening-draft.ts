import { happeningTime } from "#content/kinds/happening.ts";
import type { Happening } from "#content/snapshot.ts";
import type { Log } from "#logging/log.ts";
import { price } from "./fetch-experiences.ts";
import {
  isHttps,
  list,
  NO_TEXTS,
  pictureTexts,
  readShape,
  recordReader,
  text,
  textList,
  texts,
} from "./record-fields.ts";

/** A draft of a happening as its page would show it; a date that is not written to its end is left out. */
export function parseHappening(draft: Record<string, unknown>, log: Log): Happening {
  const slug = text(draft["slug"]);
  const reading = { log, message: "A draft of a happening", about: slug };
  const { plain, picture, field } = recordReader(draft, reading);
  const shown = field("pictureTexts", pictureTexts, undefined);
  const bookingUrl = plain("bookingUrl");
  return {
    slug,
    title: field("title", texts, NO_TEXTS),
    description: field("description", texts, NO_TEXTS),
    image: picture("image"),
    restaurants: field("restaurants", textList, []),
    times: field("times", list, []).flatMap((one) => readShape(happeningTime, one) ?? []),
    price: field("price", price, {}),
    bookingUrl: isHttps(bookingUrl) ? bookingUrl : "",
    updatedAt: new Date().toISOString(),
    ...(shown && { pictureTexts: shown }),
  };
}
