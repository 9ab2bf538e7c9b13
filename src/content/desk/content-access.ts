import { eq } from "drizzle-orm";
import { kindOf } from "#content/kinds/all-kinds.ts";
import type { Orm } from "#database/database.ts";
import type { Piece } from "../store/content-entries.ts";
import { deskAccounts } from "#database/schema/desk.ts";
import type { Role } from "#accounts/contract.ts";
import type { Account } from "#accounts/desk-session.ts";
import { WrongContentError } from "./check-content.ts";

/** Finds a scheduled version's author if the account exists and may publish the entry. */
export async function findPublisher(
  orm: Orm,
  id: string,
  { kind, slug }: Piece,
): Promise<Account | undefined> {
  const [account] = await orm.select().from(deskAccounts).where(eq(deskAccounts.id, id));
  return account !== undefined && mayPublish(account, { kind, slug }) ? account : undefined;
}

/**
 * Returns whether an account may write and publish an entry; the role "restaurant" only its own.
 */
export function mayPublish(
  { role, restaurants }: Pick<Account, "role" | "restaurants">,
  { kind, slug }: Piece,
): boolean {
  const { editors, restaurantOf } = kindOf(kind);
  if (role === "lead-reader" || !editors.includes(role)) return false;
  return role !== "restaurant" || restaurants.includes(restaurantOf?.(slug) ?? "");
}

/**
 * Throws a {@link WrongContentError} if a role creates a forbidden entry or changes a guarded field
 * of `current`.
 */
export function checkGuardedFields(
  { role }: Pick<Account, "role">,
  { kind }: Piece,
  current: object | undefined,
  next: object,
): void {
  const { creators } = kindOf(kind);
  if (current === undefined) {
    const roles: readonly Role[] | undefined = creators;
    if (roles === undefined || roles.includes(role)) return;
    throw new WrongContentError([{ field: "slug", message: "may not be created by this role" }]);
  }
  const [before, after] = [new Map(Object.entries(current)), new Map(Object.entries(next))];
  const guarded = Object.entries<readonly Role[]>(kindOf(kind).guarded ?? {});
  const changed = guarded.filter(
    ([field, roles]) => !roles.includes(role) && before.get(field) !== after.get(field),
  );
  if (changed.length === 0) return;
  throw new WrongContentError(
    changed.map(([field]) => ({ field, message: "may not be changed by this role" })),
  );
}
