import type { Content } from "#content/kinds/all-kinds.ts";
import type { SpecialDay } from "#content/shapes/opening-hours.ts";
import { withSpecialDay } from "#content/shapes/special-days.ts";
import { lockContent } from "#database/content-revision.ts";
import { isDeepStrictEqual } from "node:util";
import { readPiece } from "#database/publish-piece.ts";
import type { SpecialDayResult } from "#desk/today-contract.ts";
import type { Account } from "../desk-session.ts";
import { WrongContentError } from "./check-content.ts";
import { readDraft, saveDraft } from "./drafts.ts";
import { overPublished } from "./plans.ts";
import { type Publications, publishContentOf } from "./publish-draft.ts";

/**
 * Publishes what holds on one date at a restaurant, and nothing else of it. A draft that waits is not published: it
 * takes the day in, unless it says something else of the same day (decision 0060). Undefined where that date is not as it was
 * `seen` any more. Throws a {@link WrongContentError}, also where the hours of the restaurant are not known.
 */
export function publishSpecialDay(
  { orm, ...checks }: Publications,
  change: {
    readonly slug: string;
    readonly date: string;
    readonly day: SpecialDay | null;
    readonly seen: SpecialDay | null;
    readonly account: Account;
  },
): Promise<SpecialDayResult | undefined> {
  const { slug, date, day, seen, account } = change;
  const piece = { kind: "restaurants", slug } as const;
  return orm.transaction(async (transaction) => {
    // In the order in which a publication locks them.
    const draft = await readDraft(transaction, piece, { isLocked: true });
    await lockContent(transaction);
    const current = await readPiece(transaction, piece);
    const restaurant = current.content as Content["restaurants"][number] | undefined;
    const hours = restaurant?.openingHours ?? null;
    if (hours === null) {
      throw new WrongContentError([{ field: "openingHours", message: "is not known" }]);
    }
    const standing = hours.exceptions.find((one) => one.date === date) ?? null;
    if (!isDeepStrictEqual(standing, seen)) return undefined;
    const published = await publishContentOf(transaction, {
      piece,
      given: { ...restaurant, openingHours: withSpecialDay(hours, date, day) },
      basedOn: current.fingerprint,
      account,
      checks,
    });
    if (draft === undefined) return { draft: null };
    const { content, conflicting } = await overPublished(transaction, draft, published);
    if (conflicting !== undefined) return { draft: "asks" };
    const { author, savedAt } = draft;
    const basedOn = published.fingerprint;
    await saveDraft(transaction, piece, { content, basedOn, published, author, seen: savedAt });
    return { draft: "has-it" };
  });
}
