import { type LoaderFunctionArgs, redirect, useRouteLoaderData } from "react-router";
import type { Me } from "#accounts/contract.ts";
import { isFailure } from "../api/call-failure.ts";
import { fetchMe } from "../api/desk-calls.ts";
import { setDeskLanguage } from "../language/desk-language.ts";

/** The id of the route that loads the account, above every page of the desk. */
export const DESK_ROUTE = "desk";

export function useMe(): Me {
  const me = useRouteLoaderData<Me>(DESK_ROUTE);
  if (me === undefined) throw new Error("No page of the desk");
  return me;
}

let lastAccount: Pick<Me, "id" | "email"> | undefined;

/** The page's account, so that another user who signs in over it cannot continue. */
export const accountOfPage = () => lastAccount;

/**
 * Loads the account for every page of the desk; without a session redirects to sign-in and back.
 */
export async function loadAccount({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const me = await fetchMe().catch((error: unknown) => {
    if (!isFailure(error, "signed-out")) throw error;
    throw redirect(`/sign-in?next=${encodeURIComponent(pathname.slice("/desk".length) + search)}`);
  });
  if (!me.isEnrolled) throw redirect("/enrolment");
  lastAccount = me;
  setDeskLanguage(me.language);
  return me;
}
