import { eq } from "drizzle-orm";
import type { ContentKind } from "#content/kinds/all-kinds.ts";
import { MENU_KINDS } from "#content/kinds/restaurant.ts";
import type { Orm } from "#database/connect.server.ts";
import type { Piece } from "#database/content-versions.ts";
import { deskAccounts } from "#database/schema/desk.ts";
import type { Role } from "#desk/contract.ts";
import { RESTAURANT_HIDERS, SETTINGS_EDITORS } from "#desk/content-contract.ts";
import type { Account } from "../desk-session.ts";
import { WrongContentError } from "./check-content.ts";

interface KindAtDesk {
  readonly kind: ContentKind;
  readonly roles: readonly Role[];
  /** The only piece of the kind, which can be written before anything of it is there. */
  readonly only?: string;
  /** The restaurant that a piece belongs to. */
  readonly restaurantOf?: (slug: string) => string;
}

/** Who writes content of every kind. */
export const EDITORS: readonly Role[] = ["administrator", "manager", "editor"];
const OF_A_MENU = new RegExp(`-(${MENU_KINDS.join("|")})$`);

/** The kinds of content with who may write them. */
export const KINDS: readonly KindAtDesk[] = [
  {
    kind: "restaurants",
    roles: [...EDITORS, "restaurant"],
    restaurantOf: (slug) => slug,
  },
  {
    kind: "menus",
    roles: [...EDITORS, "restaurant"],
    restaurantOf: (slug) => slug.replace(OF_A_MENU, ""),
  },
  { kind: "experiences", roles: EDITORS },
  { kind: "news", roles: EDITORS },
  { kind: "faq", roles: EDITORS },
  // A phone or an order link that somebody has exchanged is on every page (decision 0043).
  { kind: "settings", roles: SETTINGS_EDITORS, only: "site" },
];

/** Whoever made a plan, where there still is such an account and it may still publish the piece. */
export async function findPublisher(
  orm: Orm,
  id: string,
  { kind, slug }: Piece,
): Promise<Account | undefined> {
  const [account] = await orm.select().from(deskAccounts).where(eq(deskAccounts.id, id));
  const access = KINDS.find((one) => one.kind === kind);
  if (account === undefined || access?.roles.includes(account.role) !== true) return undefined;
  const isElsewhere =
    account.role === "restaurant" &&
    !account.restaurants.includes(access.restaurantOf?.(slug) ?? "");
  return isElsewhere ? undefined : account;
}

/** Fields that not everybody changes who may write the piece (rule 10.13). */
const GUARDED_FIELDS: readonly {
  readonly kind: ContentKind;
  readonly field: string;
  readonly roles: readonly Role[];
}[] = [
  // A part of the restaurant's URL.
  { kind: "restaurants", field: "citySlug", roles: EDITORS },
  { kind: "restaurants", field: "isActive", roles: RESTAURANT_HIDERS },
];

/**
 * Throws a {@link WrongContentError} where a role would change a field of a piece that is there and that
 * is not for this role to change; `current` is what it changes.
 */
export function checkGuardedFields(
  { role }: Pick<Account, "role">,
  { kind }: Piece,
  current: object | undefined,
  next: object,
): void {
  if (current === undefined) return;
  const [before, after] = [new Map(Object.entries(current)), new Map(Object.entries(next))];
  const changed = GUARDED_FIELDS.filter(
    (one) =>
      one.kind === kind &&
      !one.roles.includes(role) &&
      before.get(one.field) !== after.get(one.field),
  );
  if (changed.length === 0) return;
  throw new WrongContentError(
    changed.map(({ field }) => ({ field, message: "is not for this role to change" })),
  );
}
