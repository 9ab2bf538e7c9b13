import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { endOfSoldOut, withSoldOut } from "#content/shapes/sold-out.ts";
import { readPiece } from "#database/publish-piece.ts";
import type { SoldOutResult } from "#desk/today-contract.ts";
import type { Account } from "../desk-session.ts";
import { publishBesideDraft } from "./publish-beside-draft.ts";
import type { Publications } from "./publish-draft.ts";

/**
 * Publishes beside a draft that waits that a dish of a menu is sold out until its restaurant closes today, or that it is
 * not. Undefined where no dish of the published menu has that name.
 */
export async function publishSoldOut(
  publications: Publications,
  change: {
    readonly slug: string;
    readonly name: string;
    readonly isSoldOut: boolean;
    readonly account: Account;
  },
): Promise<SoldOutResult | undefined> {
  const { slug, name, account } = change;
  const now = new Date();
  let until: string | undefined;
  const result = await publishBesideDraft(publications, {
    piece: { kind: "menus", slug },
    account,
    async change(menu, transaction) {
      if (menu === undefined) return undefined;
      const of = { kind: "restaurants", slug: menu.restaurant } as const;
      const { content: restaurant } = await readPiece(transaction, of);
      const { openingHours = null } = (restaurant ?? {}) as Partial<RestaurantContent>;
      until = change.isSoldOut ? endOfSoldOut({ openingHours }, now) : undefined;
      const sections = withSoldOut(menu.sections, name, { until, now });
      return sections && { ...menu, sections };
    },
  });
  return result && { ...result, soldOutUntil: until ?? null };
}
