import { useRouteLoaderData } from "react-router";
import type { Me } from "#desk/contract.ts";

/** The id of the route whose loader has the account; every page of the desk is below it. */
export const DESK_ROUTE = "desk";

/** The account that is signed in. */
export function useMe(): Me {
  const me = useRouteLoaderData<Me>(DESK_ROUTE);
  if (me === undefined) throw new Error("No page of the desk");
  return me;
}

let lastAccount: Pick<Me, "id" | "email"> | undefined;

/** Remembers whose page this is, so that nobody else goes on with it after signing in over it. */
export function rememberAccount({ id, email }: Me): void {
  lastAccount = { id, email };
}

export function accountOfPage(): Pick<Me, "id" | "email"> | undefined {
  return lastAccount;
}
