import { isDeepStrictEqual } from "node:util";
import type { SpecialDay } from "#content/shapes/opening-hours.ts";
import { withSpecialDay } from "#content/shapes/special-days.ts";
import type { SpecialDayResult } from "#desk/today-contract.ts";
import type { Account } from "../desk-session.ts";
import { WrongContentError } from "./check-content.ts";
import { publishBesideDraft } from "./publish-beside-draft.ts";
import type { Publications } from "./publish-draft.ts";

/**
 * Publishes what holds on one date at a restaurant beside a draft that waits. Undefined where that date is not as it was
 * `seen` any more. Throws a {@link WrongContentError}, also where the hours of the restaurant are not known.
 */
export function publishSpecialDay(
  publications: Publications,
  change: {
    readonly slug: string;
    readonly date: string;
    readonly day: SpecialDay | null;
    readonly seen: SpecialDay | null;
    readonly account: Account;
  },
): Promise<SpecialDayResult | undefined> {
  const { slug, date, day, seen, account } = change;
  return publishBesideDraft(publications, {
    piece: { kind: "restaurants", slug },
    account,
    async change(restaurant) {
      const hours = restaurant?.openingHours ?? null;
      if (restaurant === undefined || hours === null) {
        throw new WrongContentError([{ field: "openingHours", message: "is not known" }]);
      }
      const standing = hours.exceptions.find((one) => one.date === date) ?? null;
      if (!isDeepStrictEqual(standing, seen)) return undefined;
      return { ...restaurant, openingHours: withSpecialDay(hours, date, day) };
    },
  });
}
